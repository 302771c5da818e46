/** Name of the configuration's file in a site's folder. */
export const CONFIG_FILE = 'site.config.ts';
