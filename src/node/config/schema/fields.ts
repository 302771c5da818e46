import { z } from 'zod';
import { FOREIGN } from '../../../shared/foreign-markup.ts';
import { BASE_PATH, decodePath } from '../../../shared/urls.ts';
import { parseUrl } from '../../diagnostics/parse-url.ts';
import { isScriptUrl, MISREAD, SCRIPT_URL } from '../../diagnostics/script-url.ts';
import { isCssColor, meantColor } from './css-color.ts';
import { findMisnested } from './html-nesting.ts';

/**
 * Kinds of field that several parts of the configuration share. An `error` completes the sentence
 * "`field` is `value`, expected ..."; a second line after `\n` says what to write instead.
 */

/**
 * Returns the check of what must not be empty. That of Zod compares the `length` of whatever is there, also of an
 * object in its place, and throws where it is not a number.
 */
export function notEmpty(message: string) {
  return ({ value, issues }: z.core.ParsePayload<string | readonly unknown[]>): void => {
    const origin = typeof value === 'string' ? 'string' : 'array';
    if ((typeof value === 'string' ? value.trim() : value).length === 0)
      issues.push({ code: 'too_small', origin, minimum: 1, input: value, message, continue: true });
  };
}

/** Text that is not empty. */
export const text = z
  .string()
  .check(notEmpty('text that is not empty\nWrite the text, or remove the field.'));

/** Text that names something in one line. */
export const line = text.regex(/^[^\r\n]*$/, 'text in one line\nWrite it without line breaks.');

/** CSS colour, with nothing that could end its declaration or name a file. */
export const cssColor = text.check(({ value, issues }) => {
  if (!value || (NOTHING_ELSE.test(value) && isCssColor(value))) return;
  const meant = NOTHING_ELSE.test(value) ? meantColor(value) : undefined;
  const message = `a CSS colour such as \`#9ad65b\`\nWrite ${meant ? `\`${meant}\`` : 'it in hexadecimal digits, or remove the field'}.`;
  issues.push({ code: 'invalid_format', format: 'color', input: value, message });
});

/** A value that neither ends its declaration nor names a file. */
const NOTHING_ELSE = /^(?!.*(?:url|src|image|image-set)\s*\()[^{}<>;\\\p{Cc}]*$/iu;

/**
 * A colour in hexadecimal digits, as web manifests and browser frames accept it.
 *
 * @param usual The default, which serves as the example in messages.
 */
export const hexColor = (usual: string) =>
  z
    .string()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, {
      error: ({ input }) => {
        const isBare = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(String(input));
        return `a colour such as \`${usual}\`\nWrite ${isBare ? `\`#${input}\`` : 'it in hexadecimal digits'}.`;
      },
    })
    .default(usual);

/** Regular expression, without slashes around it. */
export const regularExpression = text.refine(isRegex, {
  error: ({ input }) =>
    `\`${input}\` is not a valid regular expression.\nFix its syntax, and write it without slashes around it.`,
});

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

/** Whether a URL is one to Zod, too. */
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
 * URL of a link: absolute, relative or with another scheme such as `mailto:`; never script, nor read as another one.
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
  });

/** An attribute with code for an event, such as `onclick`. */
const HANDLER = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*?\s(on[a-z]+)\s*=/i;

/** HTML, inserted as it is. Its links are checked like those of other fields, and pages show no foreign parts. */
export const html = text
  .refine((value) => scriptLink(value) === undefined, {
    error: (issue) =>
      `The HTML has the link \`${scriptLink(String(issue.input))}\`, which runs or contains code.\nWrite a URL such as \`https://example.com\`.`,
  })
  .refine((value) => !HANDLER.test(value), {
    error: ({ input }) =>
      `The HTML has \`${HANDLER.exec(String(input))?.[1]}\`, but browsers run no code that is written there.\nRemove it, or make it a link.`,
  })
  .refine((value) => findMisnested(value) === undefined, {
    error: ({ input }) => findMisnested(String(input)),
  })
  .refine((value) => !FOREIGN.test(value), {
    error: (issue) =>
      `The HTML has \`${FOREIGN.exec(String(issue.input))?.[0]}\`, an element that pages may not have.\nRemove it, or link to what it shows.`,
  });

/** Says what is wrong with a piece of HTML that is inserted as it is, such as the translation of a field. */
export function htmlMistake(value: string): { message: string; fix: string } | undefined {
  const [message = '', fix = ''] = html.safeParse(value).error?.issues[0]?.message.split('\n') ?? [];
  return message ? { message, fix } : undefined;
}

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

/** Path of the site, in a field beside `href`. */
export const linkPath = pathOr('Write `href` for another site.');

function fixForPath(input: unknown): string {
  const [, path] = /^(?:\/\/)?([\w-]+(?:\/[\w.-]*)*)$/.exec(String(input)) ?? [];
  return `\nWrite ${path ? `\`/${path}\`` : 'one such as `/docs/start`'}.`;
}

const ROUTE = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~-]+)+$/u;

const NO_PATTERNS = '\nWrite an entry for each former address: patterns are not supported.';

const NO_ROUTE = '\nWrite the path that browsers showed, without the host.';

/** Route at which a page was: a path that can be a folder of the output. */
export const formerRoute = z.string().regex(ROUTE, {
  error: ({ input }) => {
    const path = String(input).replace(/^https?:\/\/[^/]*/i, '');
    const meant = `/${decodePath(path).replace(/[?#].*$|^\/+|\/+$/g, '')}`;
    const fix = ROUTE.test(meant) ? `\nWrite \`${meant}\`.` : path.includes('*') ? NO_PATTERNS : NO_ROUTE;
    return `a path such as \`/docs/api/old\`, without a slash at its end${fix}`;
  },
});

/** What a former address leads to: a path of the site, with an anchor or without. */
export const currentPath = pathOr('Write a page of this site; it may have a link to another one.');

/** One segment of a path. */
export const segment = z.string().regex(/^[\w-][\w.-]*$/, {
  error: ({ input }) => {
    const [, inner] = /^\/*([\w-][\w.-]*)\/*$/.exec(String(input)) ?? [];
    return `one path segment without slashes\nWrite ${inner ? `\`${inner}\`` : 'letters, digits, `-`, `_` and `.` only'}.`;
  },
});

/** Name of a folder, which leads to no other one. */
export const folderName = text.regex(/^(?!\.{1,2}$)[^/\\]+$/, {
  error: 'the name of a folder, without slashes\nWrite the name of one folder.',
});

const LENGTH = {
  error: 'a number of pixels, or text such as `2rem`\nWrite a number without quotes for pixels.',
};

/** Width or height: a number of CSS pixels, or text such as `2rem`. */
const length = z.union(
  [z.number().positive(), z.string().regex(/^(?:[\d.]|[a-z-]+\(|auto$)/i, LENGTH)],
  LENGTH,
);

/** Picture with a variant for dark mode. */
export const logo = z.strictObject({
  src: text.describe('Path of the picture in `static/`.'),
  srcDark: text.optional().describe('Path of the picture for dark mode; defaults to `src`.'),
  alt: z.string().optional().describe('Alternative text; empty text marks the picture as decoration.'),
  href: linkUrl
    .optional()
    .describe(
      'URL of the link around the logo. By default, the logo of the navbar links to the home page, and that of the footer is not a link.',
    ),
  target: text.optional().describe('Value of the `target` attribute of the link.'),
  width: length.optional().describe('Width of the picture.'),
  height: length.optional().describe('Height of the picture.'),
});

/** Lets a rule across fields run although a field beside it is wrong, so that all problems are reported. */
export const always = {
  when: ({ value }: { value: unknown }) => value !== null && typeof value === 'object',
};

/** Names of the fields that contain something. */
export function presentFields(value: object, fields: readonly string[]): string[] {
  return fields.filter((field) => (value as Record<string, unknown>)[field] !== undefined);
}

/** Joins names for a sentence: `a`, `b` or `c`. */
export function listNames(names: readonly unknown[], word = 'or'): string {
  const quoted = names.map((name) => `\`${String(name)}\``);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} ${word} ${last}` : last;
}

function scriptLink(value: string): string | undefined {
  const links = value.matchAll(/\b(?:href|src|action|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi);
  for (const [, double, single, bare] of links) {
    const url = double ?? single ?? bare ?? '';
    if (isScriptUrl(url)) return url;
  }
  return undefined;
}

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

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'i'));
  } catch {
    return false;
  }
}
