/** A value that is loaded once, not before it is asked for. React reads `promise` with `use`. */
export interface Resource<T> {
  promise: Promise<T>;
  /** Starts the load; later calls do nothing. */
  start(): void;
}

/** A resource that waits until `start` is called, so that React leaves prerendered HTML alone until then. */
export function lazyResource<T>(load: () => Promise<T>): Resource<T> {
  let resolve: (value: Promise<T>) => void = () => {};
  let started = false;
  const promise = new Promise<T>((ok) => {
    resolve = ok;
  });
  const start = () => {
    if (started) return;
    started = true;
    resolve(load());
  };
  return { promise, start };
}

/** A resource that is there already: React reads it without suspending, on the server too. */
export function readyResource<T>(value: T): Resource<T> {
  const promise = Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
  return { promise, start: () => {} };
}
