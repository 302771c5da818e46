/** A value that is loaded once, not before it is asked for. React reads `promise` with `use`. */
export interface Resource<T> {
  promise: Promise<T>;
  /** Starts the load; does nothing while it runs and when it is done. */
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

/**
 * A lazy resource for prerendered content, which stays as it was delivered when what would make it interactive
 * cannot be loaded. The failure is logged, and the next start tries again.
 */
export function patientResource<T>(load: () => Promise<T>): Resource<T> {
  let resolve: (value: T) => void = () => {};
  let started = false;
  const promise = new Promise<T>((ok) => {
    resolve = ok;
  });
  const start = () => {
    if (started) return;
    started = true;
    load().then(resolve, (error) => {
      started = false;
      console.warn('A part of the page stays as it was delivered, without interaction.', error);
    });
  };
  return { promise, start };
}

/** A resource that is there already: React reads it without suspending, on the server too. */
export function readyResource<T>(value: T): Resource<T> {
  const promise = Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
  return { promise, start: () => {} };
}
