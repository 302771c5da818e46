import { z } from 'zod';
import { BASE_PATH, decodePath } from '../../shared/urls.ts';
import { docs } from './docs.ts';
import {
  absoluteUrl,
  always,
  cssColor,
  html,
  notEmpty,
  present,
  regularExpression,
  segment,
  sitePath,
  text,
} from './fields.ts';
import { footer } from './footer.ts';
import { navbar } from './navbar.ts';

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const brand = z.strictObject({
  words: z
    .array(text)
    .check(notEmpty('a list of at least one word'))
    .describe('Words of the brand; the last one is set in the accent colour.'),
  badge: text.optional().describe('Small label beside the brand.'),
});

const repository = z.strictObject({
  url: absoluteUrl.describe(
    'URL of the repository, from which the URLs of edit links and of new issues are made.',
  ),
  branch: text.default('main').describe('Branch that edit links open.'),
  directory: text
    .optional()
    .describe('Folder of the site within the repository; defaults to the root of the repository.'),
});

const colorMode = z.strictObject({
  defaultMode: z.enum(['dark', 'light']).default('dark').describe('Mode on the first visit.'),
  disableSwitch: z.boolean().default(false).describe('Removes the switch: everyone gets the default mode.'),
});

const announcementBar = z.strictObject({
  id: text
    .default('announcement-bar')
    .describe('Id of the bar. A new id shows the bar again to readers who have closed it.'),
  content: html.describe('HTML of the bar.'),
  backgroundColor: cssColor.optional().describe('CSS colour of the bar.'),
  textColor: cssColor.optional().describe('CSS colour of its text.'),
  isCloseable: z.boolean().default(true).describe('Gives the bar a close button.'),
});

const headingLevel = z.int().min(2).max(6);

const tableOfContents = z
  .strictObject({
    minHeadingLevel: headingLevel.default(2).describe('Highest heading level listed, 2 to 6.'),
    maxHeadingLevel: headingLevel.default(3).describe('Lowest heading level listed, 2 to 6.'),
  })
  .superRefine((value, ctx) => {
    if (value.minHeadingLevel <= value.maxHeadingLevel) return;
    ctx.addIssue({ code: 'custom', message: '`minHeadingLevel` exceeds `maxHeadingLevel`.\nSwap the two.' });
  });

const SEARCH_PATH = 'a path such as `search`, without a leading slash and without `.` or `..`, or `false`';

/** Segments that lead nowhere else, whatever a browser or a disk makes of them. */
const INNER_PATH = /^(?!\/|(?:.*\/)?\.{1,2}(?:\/|$))[^\\?#%]+$/;
const HOSTED_SEARCH = ['appId', 'apiKey', 'indexName'] as const;

const search = z
  .strictObject({
    searchPagePath: z
      .union([z.string().regex(INNER_PATH, { error: SEARCH_PATH }), z.literal(false)], { error: SEARCH_PATH })
      .default('search')
      .describe('Path of the search page; `false` for no such page.'),
    contextualSearch: z
      .boolean()
      .default(true)
      .describe('Narrows hits to the language and version of the page.'),
    externalUrlRegex: regularExpression
      .optional()
      .describe('Regular expression, ignoring case: hits whose URL matches it open with a full page load.'),
    synonyms: z
      .array(
        z.string().regex(/^[^\s,;]+(?: [^\s,;]+)+$/, {
          error: ({ input }) => `synonyms separated by single spaces${fixForWords(String(input))}`,
        }),
      )
      .default([])
      .describe(
        'Groups of synonyms, such as `health hp`: a query with one of the words also finds texts with the others.',
      ),
    appId: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, { error: 'an application id of letters and digits' })
      .optional()
      .describe('Application id of the hosted search.'),
    apiKey: text.optional().describe('Public search key of the hosted search; never an admin key.'),
    indexName: text
      .optional()
      .describe(
        'Index of the hosted search. Without `appId`, `apiKey` and `indexName`, the site uses the embedded search.',
      ),
    hosts: z
      .array(absoluteUrl)
      .check(notEmpty('at least one URL'))
      .optional()
      .describe(
        'URLs of the hosted search, such as that of your own proxy; defaults to those of its provider.',
      ),
    facetFilters: z
      .array(z.union([text, z.array(text)], { error: 'a filter, or a list of filters' }))
      .default([])
      .describe(
        'Filters added to each query of the hosted search; those in a list inside the list are combined with "or".',
      ),
  })
  .superRefine((value, ctx) => {
    const given = present(value, HOSTED_SEARCH);
    if (given.length === 0 || given.length === HOSTED_SEARCH.length) return;
    const missing = HOSTED_SEARCH.filter((name) => !given.includes(name)).map((name) => `\`${name}\``);
    const message = `The hosted search needs \`appId\`, \`apiKey\` and \`indexName\`; missing: ${missing.join(', ')}.`;
    ctx.addIssue({ code: 'custom', message: `${message}\nAdd what is missing, or remove all three.` });
  }, always);

const locale = z.strictObject({
  label: text.describe('Name of the language in that language, such as `Français`.'),
  htmlLang: text
    .refine(isLanguageTag, { error: 'This is not a valid language tag.\nWrite one such as `en` or `pt-BR`.' })
    .describe('Value of the `lang` attribute; dates and plurals follow its rules.'),
  direction: z.enum(['ltr', 'rtl']).default('ltr').describe('Writing direction.'),
});

const i18n = z
  .strictObject({
    defaultLocale: text
      .default('en')
      .describe('Code of the default language, whose addresses have no segment for the language.'),
    locales: z
      .record(segment, locale)
      .default({ en: { label: 'English', htmlLang: 'en', direction: 'ltr' } })
      .describe('Languages of the site by code.'),
  })
  .superRefine((value, ctx) => {
    if (Object.hasOwn(value.locales, value.defaultLocale)) return;
    const message = `\`locales\` has no entry for the default locale \`${value.defaultLocale}\`.`;
    ctx.addIssue({ code: 'custom', message: `${message}\nAdd the entry, or name another default.` });
  });

const shortcut = z.strictObject({
  label: text.describe('Name of the shortcut.'),
  to: sitePath.describe('Route that it opens.'),
});

const pwa = z.strictObject({
  serviceWorker: z
    .enum(['on', 'off', 'remove'])
    .default('on')
    .describe(
      '`off` writes neither a service worker nor a web manifest; `remove` writes a worker that removes itself from browsers that have one.',
    ),
  name: text.optional().describe('Name of the installed app; defaults to the title of the site.'),
  shortName: text.optional().describe('Short name of the app; defaults to the brand.'),
  backgroundColor: z
    .string()
    .regex(HEX_COLOR, { error: 'a colour such as `#0c0e10`' })
    .default('#0c0e10')
    .describe('Colour of the app while it starts.'),
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

const homePage = z.strictObject({
  wrongBaseUrlBanner: z
    .boolean()
    .default(true)
    .describe('Shows a banner when a wrong base URL breaks the site.'),
});

const blog = z.strictObject({
  postsPerPage: z.int().min(1).default(10).describe('Number of posts on each page of a list.'),
  recentPosts: z.int().min(0).default(5).describe('Number of posts in the list of recent posts.'),
  feedPosts: z
    .int()
    .min(1)
    .default(20)
    .describe('Number of posts in the feeds, which have the newest ones in full.'),
});

/** The fix on a line of its own for words that are separated otherwise; empty for a single one. */
function fixForWords(input: string): string {
  const words = input.split(/[\s,;]+/).filter(Boolean);
  return words.length > 1 ? `\nWrite \`${words.join(' ')}\`.` : '';
}

/** What to write for a URL that is more than a protocol and a host. */
function fixForOrigin(input: string): string {
  const { origin, pathname } = new URL(input);
  const base = pathname.replace(/\/*$/, '/');
  const path = base !== '/' && BASE_PATH.test(base) ? `, and \`baseUrl: '${base}'\` for the path` : '';
  return `Write \`${origin}\`${path}.`;
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The schema of `site.config.ts`: the source of its types, its checks and its documentation. */
export const siteSchema = z.strictObject({
  title: text.describe('Title of the site.'),
  tagline: z.string().default('').describe('One line about the site.'),
  url: absoluteUrl
    .refine((value) => !URL.canParse(value) || new URL(value).origin === value, {
      error: ({ input }) => `\`${String(input)}\` is more than an origin.\n${fixForOrigin(String(input))}`,
    })
    .describe('Origin of the site: protocol and host, without a path.'),
  baseUrl: z
    .string()
    .regex(BASE_PATH, {
      error: ({ input }) => {
        const path = decodePath(String(input)).replace(/^\/+|\/+$/g, '');
        const fix = /^(?!\.{1,2}(?:\/|$))[\w~.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w~.-]+)*$/.test(path)
          ? `\nWrite \`/${path}/\`.`
          : '';
        return `a path that starts and ends with a slash, such as \`/docs/\`${fix}`;
      },
    })
    .default('/')
    .describe('Path below which the site is served.'),
  trailingSlash: z
    .boolean()
    .optional()
    .describe('Whether links end with a slash; by default, they stay as they are written.'),
  themeColor: z
    .string()
    .regex(HEX_COLOR, { error: 'a colour such as `#9ad65b`' })
    .default('#9ad65b')
    .describe('Colour of the browser frame and of the installed app.'),
  favicon: text.optional().describe('Path of the icon of the site in `static/`.'),
  brand: brand.describe('Brand in the navbar.'),
  repository: repository
    .optional()
    .describe(
      'Source repository. Without it, pages have edit and issue links only if `editUrl` and `issueUrl` are set.',
    ),
  editUrl: absoluteUrl
    .optional()
    .describe('URL to which edit links add the path of a file; defaults to one in the repository.'),
  issueUrl: absoluteUrl
    .optional()
    .describe('URL of the form for a new issue; defaults to that of the repository.'),
  colorMode: colorMode.prefault({}).describe('Dark and light mode.'),
  announcementBar: announcementBar.optional().describe('Bar above the navbar; none by default.'),
  navbar: navbar.prefault({}).describe('Bar at the top of each page.'),
  footer: footer.optional().describe('Footer of each page; none by default.'),
  docs: docs.prefault({}).describe('Docs and reference.'),
  tableOfContents: tableOfContents.prefault({}).describe('Headings listed beside a page.'),
  search: search.prefault({}).describe('Search.'),
  i18n: i18n.prefault({}).describe('Languages.'),
  pwa: pwa.prefault({}).describe('Offline use.'),
  homePage: homePage.prefault({}).describe('Home page.'),
  blog: blog.prefault({}).describe('Blog.'),
});

/** The configuration with every default filled in. */
export type SiteConfig = z.output<typeof siteSchema>;
