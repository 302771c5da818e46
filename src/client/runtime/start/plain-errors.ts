const NativeError = globalThis.Error;

/**
 * Creates an error without a stack. Imported before React, which creates three errors while it is evaluated. With a
 * debugger attached, as in every measurement of a page, V8 would look up places in all of React for them: 130 ms of 150
 * at a quarter of the speed. Nobody reads these stacks; `Error.stackTraceLimit` does not help.
 */
function plainError(message: string): Error {
  return Object.assign(Object.create(NativeError.prototype), { message });
}

/** Gives errors their stacks again. */
export function restoreErrors(): void {
  globalThis.Error = NativeError;
}

if (import.meta.env.PROD && !import.meta.env.SSR) {
  globalThis.Error = plainError as ErrorConstructor;
  // If React fails, nothing else calls it.
  queueMicrotask(restoreErrors);
}
