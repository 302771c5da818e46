/**
 * Storage keys that both the scripts before the first paint and the app read. Criteria fix the names of those that start
 * with `docusaurus.` (ANN-06, ANN-08).
 */

/** Local storage: the colour mode, `dark` or `light`. */
export const COLOR_MODE_KEY = 'theme';

/** Local storage: the announcement that the reader knows. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';

/** Local storage: `true` when the reader has closed it. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Session storage: a sidebar as it was left; the URL of its tree follows. */
export const SIDEBAR_KEY = 'sidebar ';
