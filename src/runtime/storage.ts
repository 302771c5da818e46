/** The only way to the browser's local storage: it may be blocked, full or absent, and never throws here. */

/** Stores a value; a failure is logged and the value lives on in this document only. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.error(`Writing \`${key}\` to storage failed.`, error);
  }
}
