import type { Page } from '@playwright/test';

/** An animation that a script has started. */
export interface StartedAnimation {
  keyframes: Record<string, string[]>;
  options: { duration: number; easing: string };
  /** Height of the element at that moment, in px. */
  height: number;
}

/** Records the animations that scripts start, in the open document and in all that the page opens later. */
export async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(record);
  await page.evaluate(record);
}

/** Returns the animations that were started in the open document. */
export function startedAnimations(page: Page): Promise<StartedAnimation[]> {
  return page.evaluate(() => (window as unknown as { started: StartedAnimation[] }).started);
}

/** Runs in the browser. */
function record(): void {
  const started: unknown[] = [];
  Object.assign(window, { started });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    started.push({ keyframes, options, height: this.getBoundingClientRect().height });
    return animate.call(this, keyframes, options);
  };
}
