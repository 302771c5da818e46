import nprogress from 'nprogress';
import { trustHtml } from '../start/trusted-types.ts';

/** How the bar moves: shares of its width, and milliseconds (CON-03). */
export const PROGRESS_SETTINGS = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
};

/** One element instead of the library's markup, whose role is not an ARIA role; readers hear the new page's title. */
const MARKUP = { template: trustHtml('<div class="bar"></div>'), barSelector: '.bar' };

nprogress.configure({ ...PROGRESS_SETTINGS, ...MARKUP });

/** The bar at the top of the page, loaded with the first navigation. */
export const progressBar = nprogress;
