/** Files that are run as they are written: their lines need no source map. */
const AS_WRITTEN = /[\\/]node_modules[\\/]|^node:/;

/**
 * Looks up source maps for the project's own files only. Every step of a test takes a stack trace, of which most lines
 * are those of the test runner, and to look for the maps of these took a sixth of its time.
 */
export function mapOwnFramesOnly(): void {
  const map = Error.prepareStackTrace;
  if (!map) return;
  Error.prepareStackTrace = (error, frames) => {
    const head: string = map(error, []);
    const lines = frames.map((frame) =>
      AS_WRITTEN.test(frame.getFileName() ?? '')
        ? `\n    at ${String(frame).replace(/^async /, '')}`
        : map(error, [frame]).slice(head.length),
    );
    return head + lines.join('');
  };
}
