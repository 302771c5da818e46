/** Files that are run as they are written: their lines need no source map. */
const AS_WRITTEN = /[\\/]node_modules[\\/]|^node:/;

/** Files of the test runner, which no report shows. */
const RUNNER = /[\\/]node_modules[\\/]playwright(?:-core)?[\\/]|^node:/;

/**
 * Looks up source maps for the project's own files only, each place once, and writes down the test runner's lines only where
 * it was called: from these it takes the name of what was called. Every step of a test takes several stack traces, of which
 * most lines are the test runner's own, and all of that took a sixth of its time.
 */
export function mapOwnFramesOnly(): void {
  const map = Error.prepareStackTrace;
  if (!map) return;
  const known = new Map<string, string>();
  Error.prepareStackTrace = (error, frames) => {
    const head: string = map(error, []);
    const files = frames.map((frame) => frame.getFileName() ?? '');
    const lines = frames.map((frame, index) => {
      const file = files[index] ?? '';
      if (RUNNER.test(file) && RUNNER.test(files[index + 1] ?? '')) return '';
      const written = String(frame);
      if (AS_WRITTEN.test(file)) return `\n    at ${written.replace(/^async /, '')}`;
      const line = known.get(written) ?? map(error, [frame]).slice(head.length);
      known.set(written, line);
      return line;
    });
    return head + lines.join('');
  };
}
