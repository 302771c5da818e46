const NativeError = globalThis.Error;

/**
 * Imported before React, which creates three errors while it is evaluated. Where a debugger is attached, as in every
 * measurement of a page, V8 looks up all places in the function that does so, which is all of React: 130 ms of 150 at a
 * quarter of the speed. These are errors without a stack, which nobody reads; `Error.stackTraceLimit` does not help.
 */
function plainError(message: string): Error {
  return Object.assign(Object.create(NativeError.prototype), { message });
}

/** Errors have stacks again. */
export function restoreErrors(): void {
  globalThis.Error = NativeError;
}

if (import.meta.env.PROD && !import.meta.env.SSR) {
  globalThis.Error = plainError as ErrorConstructor;
  // Should React fail, nobody else calls it.
  queueMicrotask(restoreErrors);
}
