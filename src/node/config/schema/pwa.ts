import * as z from 'zod';
import { hexColor, line } from './fields.ts';
import { sitePath } from './url-fields.ts';

const shortcut = z.strictObject({
  label: line.describe('Name of the shortcut.'),
  to: sitePath.describe('Address of the page that it opens.'),
});

/** Offline use, and the installed app. */
export const pwa = z.strictObject({
  serviceWorker: z
    .enum(['on', 'off', 'remove'])
    .default('on')
    .describe(
      '`off` writes neither a service worker nor a web manifest; `remove` writes a worker that removes itself from browsers that have one.',
    ),
  name: line.optional().describe('Name of the installed app; defaults to the title of the site.'),
  shortName: line.optional().describe('Short name of the app; defaults to the brand.'),
  backgroundColor: hexColor('#0c0e10').describe('Colour of the app while it starts.'),
  shortcuts: z
    .array(shortcut)
    .optional()
    .describe(
      'Entries in the menu of the app icon; defaults to the search and the first item of the navbar.',
    ),
  offlineModeActivationStrategies: z
    .array(z.enum(['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always']))
    .default(['appInstalled', 'standalone', 'queryString'])
    .describe('Conditions under which the site works offline; any one of them is enough.'),
  debug: z.boolean().default(false).describe('Makes the service worker log to the console.'),
});
