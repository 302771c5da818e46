/** The only way to the browser's local storage: it may be blocked, full or absent, and never throws here. */

/** Reads a value; absent when there is none or storage fails. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    console.error(`Reading \`${key}\` from storage failed.`, error);
    return undefined;
  }
}

/** Stores a value; a failure is logged and the value lives on in this document only. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.error(`Writing \`${key}\` to storage failed.`, error);
  }
}
