import * as z from 'zod';
import { BASE_PATH, decodePath } from '../../../shared/urls.ts';
import { parseUrl } from '../../diagnostics/parse-url.ts';
import { MISREAD, SCRIPT_URL } from '../../diagnostics/script-url.ts';

/** Kinds of field with URLs and paths. Messages have the form that `fields.ts` describes. */

const httpUrl = (expected: (input: unknown) => string) =>
  z.url({ protocol: HTTP, error: ({ input }) => expected(input) }).refine((value) => !hasCredentials(value), {
    error: 'The URL has a user name or a password, which every page would show.\nWrite it without them.',
  });

const HTTP = /^https?$/;

/** Absolute http or https URL. It is published, so it must not have the name of a user, or a password. */
export const absoluteUrl = httpUrl(
  (input) => `an absolute URL such as \`https://example.com/page\`${fixForHost(input)}`,
);

/** Protocol and host of an http or https URL, without a path. */
export const originUrl = httpUrl(
  (input) => `a protocol and host such as \`https://example.com\`${fixForHost(input, fixForOrigin)}`,
)
  // Browsers show an origin with a slash at its end, and that is what people copy.
  .overwrite((value) => value.replace(/\/$/, ''))
  .refine((value) => !isUrl(value) || hasCredentials(value) || new URL(value).origin === value, {
    error: ({ input }) => {
      const isOrigin = String(input).toLowerCase() === new URL(String(input)).origin;
      const said = NOT_ASCII.test(String(input))
        ? 'has letters that are not ASCII'
        : isOrigin
          ? 'has capital letters'
          : 'is more than an origin';
      return `\`${String(input)}\` ${said}.\nWrite ${fixForOrigin(String(input))}.`;
    },
  });

const NOT_ASCII = /[^\p{ASCII}]/u;

/** Returns whether a value is a URL, also to the check of Zod. */
function isUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && parseUrl(value) !== undefined;
}

/** What to write for a URL that is more than a protocol and a host. */
function fixForOrigin(input: string): string {
  const { origin, pathname } = new URL(input);
  const base = pathname.replace(/\/*$/, '/');
  return `\`${origin}\`${base !== '/' && BASE_PATH.test(base) ? `, and \`baseUrl: '${base}'\` for the path` : ''}`;
}

/**
 * URL of a link: absolute, below the host or with another scheme such as `mailto:`; never script, nor read as another one. A
 * relative one would lead somewhere else from each page.
 */
export const linkUrl = z
  .string()
  .regex(new RegExp(`^(?!${SCRIPT_URL})(?!\\s)(?!https?://[^/?#]*\\s)[^${MISREAD}]+$`, 'iu'), {
    error:
      'a URL such as `https://example.com`\nWrite one that starts with `https://`, or `to` for a page of the site.',
  })
  .refine((value) => !isBareHost(value), {
    error: ({ input }) =>
      `\`${input}\` would lead into this site, because it does not start with \`https://\`.\nWrite \`https://${input}\`, or \`to\` for a page of the site.`,
  })
  .refine((value) => isBareHost(value) || !RELATIVE.test(value), {
    error: ({ input }) =>
      `\`${input}\` would lead somewhere else from each page, because it is relative.\nWrite \`/${String(input).replace(/^(?:\.{1,2}\/)+/, '')}\`, or a URL that starts with \`https://\`.`,
  });

/** Starts neither with a scheme nor with what stays the same on each page. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:)[\w.~-][^\s\p{Cc}]*$/iu;

/** Browsers take `\\` for `/`, and two of them start the name of a host. */
const SITE_PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/** Path of the site, base URL left out. `elsewhere` says what to do about the URL of another site. */
const pathOr = (elsewhere: string) =>
  z.string().regex(SITE_PATH, {
    error: ({ input }) => {
      const fix = /^https?:\/\//i.test(String(input)) ? `\n${elsewhere}` : fixForPath(input);
      return `a path of the site that starts with a single \`/\`${fix}`;
    },
  });

/** Path of the site, base URL left out. */
export const sitePath = pathOr('Write a page of this site.');

/** Path of the site, in a field next to `href`. */
export const linkPath = pathOr('Write `href` for another site.');

function fixForPath(input: unknown): string {
  const [, path] = /^(?:\/\/)?([\w-]+(?:\/[\w.-]*)*)$/.exec(String(input)) ?? [];
  return `\nWrite ${path ? `\`/${path}\`` : 'one such as `/docs/start`'}.`;
}

/** One or more segments, each after a slash, and none of them hidden by hosts because it starts with a dot. */
const ROUTE = /^(?:\/(?!\.(?!well-known\/))[\p{L}\p{M}\p{N}._~-]+)+$/u;

const HIDDEN = '\nRemove the entry: hosts do not show what starts with a dot.';

const NO_PATTERNS = '\nWrite an entry for each former address: patterns are not supported.';

const NO_ROUTE = '\nWrite the path that browsers showed, without the host.';

/** Route at which a page was: a path that can be a folder of the output. */
export const formerRoute = z.string().regex(ROUTE, {
  error: ({ input }) => {
    const path = String(input).replace(/^https?:\/\/[^/]*/i, '');
    const meant = `/${decodePath(path).replace(/[?#].*$|^\/+|\/+$/g, '')}`;
    const isHidden = /\/\.[^./]/.test(path);
    const other = path.includes('*') ? NO_PATTERNS : isHidden ? HIDDEN : NO_ROUTE;
    const fix = ROUTE.test(meant) ? `\nWrite \`${meant}\`.` : other;
    return `a path such as \`/docs/api/old\`, without a slash at its end${fix}`;
  },
});

/** What a former address leads to: a path of the site, with an anchor or without. */
export const currentPath = pathOr('Write a page of this site; it may have a link to another one.');

const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i;

/** Files that relative URLs lead to. Hosts of their names would be rare: `.zip` and `.md` are endings of both. */
const FILE =
  /^[^/?#]+\.(?:avif|css|csv|gif|html?|ico|jpe?g|js|json|lua|md|pdf|png|svg|txt|webmanifest|webp|xml|zip)(?:[?#]|$)/i;

/** Returns whether a URL starts with the name of a host, its protocol left out. */
function isBareHost(value: string): boolean {
  return HOST.test(value) && !FILE.test(value);
}

/** The fix, on a separate line, for a host name without its protocol; empty for anything else. */
function fixForHost(input: unknown, print = (url: string) => `\`${url}\``): string {
  const text = typeof input === 'string' ? input : '';
  // As repositories are cloned.
  const [, host, path] = /^(?:ssh:\/\/)?git@([\w.-]+)[:/](.+?)(?:\.git)?$/.exec(text) ?? [];
  const meant = HOST.test(text) ? `https://${text}` : host && `https://${host}/${path}`;
  return `\nWrite ${meant && parseUrl(meant) ? print(meant) : 'it as the address bar of a browser shows it'}.`;
}

function hasCredentials(value: string): boolean {
  const { username = '', password = '' } = parseUrl(value) ?? {};
  return `${username}${password}` !== '';
}
