import nprogress from 'nprogress';

/** Section 9 of the specification: when the bar appears, and how it moves. */
export const PROGRESS_DELAY = 200;
export const PROGRESS_SETTINGS = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
};

/** One element instead of the library's markup, whose role is none of ARIA's; readers hear of the new page's title. */
const MARKUP = { template: '<div class="bar"></div>', barSelector: '.bar' };

nprogress.configure({ ...PROGRESS_SETTINGS, ...MARKUP });
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the progress bar unless the navigation is over within 200 ms. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => nprogress.start(), PROGRESS_DELAY);
}

/** Completes the bar, or keeps it from appearing. */
export function stopProgress(): void {
  clearTimeout(timer);
  nprogress.done();
}
