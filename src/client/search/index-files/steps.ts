/** Work that can pause after each of its steps, and returns its result in the end. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps at once. */
export function doAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
