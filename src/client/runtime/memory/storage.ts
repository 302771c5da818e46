/** The only access to the browser's storage, which may be blocked, full or absent; nothing here throws. */

let available: boolean | undefined;

/** Returns whether there is storage; if not, logs one warning. */
function isAvailable(): boolean {
  if (available !== undefined) return available;
  let reason: unknown = 'The browser has none.';
  try {
    available = Boolean(window.localStorage);
  } catch (error) {
    available = false;
    reason = error;
  }
  if (!available) console.warn('Storage is not available.', reason);
  return available;
}

/** Returns a value; absent when there is none or storage fails. */
export function readStored(key: string): string | undefined {
  return attempt('Reading', key, () => localStorage.getItem(key)) ?? undefined;
}

/** Stores a value. A failure is logged, and the value then lasts only as long as this document. */
export function writeStored(key: string, value: string): void {
  attempt('Writing', key, () => localStorage.setItem(key, value));
}

/** Removes a value; a failure is logged. */
export function deleteStored(key: string): void {
  attempt('Removing', key, () => localStorage.removeItem(key));
}

/** Stores a value until the tab is closed; a failure is logged. */
export function keepForSession(key: string, value: string): void {
  attempt('Writing', key, () => sessionStorage.setItem(key, value));
}

function attempt<T>(doing: string, key: string, action: () => T): T | undefined {
  if (!isAvailable()) return undefined;
  try {
    return action();
  } catch (error) {
    console.error(`${doing} the stored \`${key}\` failed.`, error);
    return undefined;
  }
}
