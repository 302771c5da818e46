/** A value that is loaded once, when it is needed. React reads `promise` with `use`. */
export interface Resource<T> {
  promise: Promise<T>;
  /** Starts the load; does nothing while it runs and after it. */
  start(): void;
}

/**
 * Creates a resource for prerendered content: it waits until `start` is called, so that React leaves the HTML alone
 * until then. If what hydration needs cannot be loaded, the content stays as it was delivered, and the next start tries
 * again.
 *
 * @param report Called with each failure.
 */
export function patientResource<T>(load: () => Promise<T>, report: (error: unknown) => void): Resource<T> {
  let resolve: (value: T) => void = () => {};
  let started = false;
  const promise = new Promise<T>((ok) => {
    resolve = ok;
  });
  const start = () => {
    if (started) return;
    started = true;
    load().then(
      (value) => {
        markReady(promise, value);
        resolve(value);
      },
      (error) => {
        started = false;
        report(error);
      },
    );
  };
  return { promise, start };
}

/** Creates a resource whose load is already running. */
export function runningResource<T>(promise: Promise<T>): Resource<T> {
  return { promise, start: () => {} };
}

/** Creates a resource that has loaded: React reads it without suspending, on the server too. */
export function readyResource<T>(value: T): Resource<T> {
  return runningResource(markReady(Promise.resolve(value), value));
}

/** Gives a promise the value with which React reads it without suspending. */
function markReady<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled' as const, value });
}

/**
 * Waits for a load and creates a resource with its outcome, which React reads without suspending. If React itself
 * waited for a promise, it would show the outcome only 300 ms after it began to wait.
 */
export async function settledResource<T>(load: Promise<T>): Promise<Resource<T>> {
  try {
    return readyResource(await load);
  } catch (reason) {
    const promise = Object.assign(Promise.reject<T>(reason), { status: 'rejected' as const, reason });
    promise.catch(() => {});
    return runningResource(promise);
  }
}
