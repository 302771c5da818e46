import * as z from 'zod';
import { BASE_PATH, decodePath } from '../../../shared/urls.ts';
import { docs } from './docs.ts';
import { cssColor, hexColor, line, lineOrNothing, notEmpty, text } from './fields.ts';
import { footer } from './footer.ts';
import { html } from './html-field.ts';
import { i18n } from './i18n.ts';
import { navbar } from './navbar.ts';
import { pwa } from './pwa.ts';
import { search } from './search.ts';
import { absoluteUrl, currentPath, formerRoute, originUrl } from './url-fields.ts';

const brand = z.strictObject({
  words: z
    .array(line)
    .check(notEmpty("a list of at least one word\nAdd one, as in `['docs']`."))
    .describe('Words of the brand; the last one is set in the accent colour.'),
  badge: line.optional().describe('Small label next to the brand.'),
});

/** What hosts of code put between a repository and a branch. */
const BRANCH = /(?:\/-)?\/(?:tree|blob|src\/branch)\/.*$/;

const repository = z.strictObject({
  url: absoluteUrl
    .refine((value) => !BRANCH.test(value), {
      error: ({ input }) =>
        `\`${input}\` is a folder of a branch.\nWrite \`${String(input).replace(BRANCH, '')}\`, and the rest as \`branch\` and \`directory\`.`,
    })
    .describe('URL of the repository, from which the URLs of edit links and of new issues are made.'),
  branch: text.default('main').describe('Branch that edit links open.'),
  directory: text
    .regex(
      /^(?!\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))[^\\]+$/,
      'a folder of the repository, such as `site`\nWrite its path from the root of the repository.',
    )
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

/** The schema of `site.config.ts`: the source of its types, its checks and its documentation. */
export const siteSchema = z.strictObject({
  title: line.describe('Title of the site.'),
  tagline: lineOrNothing.default('').describe('One line about the site.'),
  url: originUrl.describe('Origin of the site: protocol and host, without a path.'),
  baseUrl: z
    .string()
    .regex(BASE_PATH, {
      error: ({ input }) => {
        const path = decodePath(String(input)).replace(/(?:^|\/)index\.html$|^\/+|\/+$/g, '');
        const fix = BASE_PATH.test(`/${path}/`)
          ? `\nWrite \`/${path}/\`.`
          : /(?:^|\/)\.[^./]/.test(path)
            ? '\nRemove the dot at the start of a part: hosts do not show what starts with one.'
            : '\nWrite `/` for a site at the top of its host, or a path such as `/docs/`.';
        const form = /^\/[^/](?:.*[^/])?\/$/.test(String(input))
          ? 'a path of letters, digits, `-`, `_`, `.` and `~` between slashes'
          : 'a path that starts and ends with a slash';
        return `${form}, such as \`/docs/\`${fix}`;
      },
    })
    .default('/')
    .describe('Path below which the site is served.'),
  trailingSlash: z
    .boolean()
    .optional()
    .describe('Whether links end with a slash; by default, they stay as they are written.'),
  themeColor: hexColor('#9ad65b').describe('Colour of the browser frame and of the installed app.'),
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
    .describe('URL of the form for a new issue; defaults to the form of the repository.'),
  colorMode: colorMode.prefault({}).describe('Dark and light mode.'),
  announcementBar: announcementBar.optional().describe('Bar above the navbar; none by default.'),
  navbar: navbar.prefault({}).describe('Bar at the top of each page.'),
  footer: footer.optional().describe('Footer of each page; none by default.'),
  docs: docs.prefault({}).describe('Docs and reference.'),
  tableOfContents: tableOfContents.prefault({}).describe('Headings that the table of contents lists.'),
  search: search.prefault({}).describe('Search.'),
  i18n: i18n.prefault({}).describe('Languages.'),
  pwa: pwa.prefault({}).describe('Offline use.'),
  homePage: homePage.prefault({}).describe('Home page.'),
  redirects: z
    .record(formerRoute, currentPath)
    .default({})
    .describe(
      "Former addresses of pages, with where each leads now: `'/docs/api/client/old': '/docs/api/client/new'`.",
    ),
  blog: blog.prefault({}).describe('Blog.'),
});

/** The configuration with every default filled in. */
export type SiteConfig = z.output<typeof siteSchema>;
