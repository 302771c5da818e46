import * as z from 'zod';
import { isCssColor, meantColor } from './css-color.ts';
import { linkUrl } from './url-fields.ts';

/**
 * Kinds of field that several parts of the configuration share; those with URLs and paths are in `url-fields.ts`, that with
 * HTML in `html-field.ts`. An `error` completes the sentence "`field` is `value`, expected ..."; a second line after `\n` says
 * what to write instead.
 */

/** End of a fix. Where the field is required, the check of a configuration leaves it out (`check.ts`). */
export const OR_REMOVE = ', or remove the field.';

/**
 * Returns the check for a value that must not be empty. Zod's own check compares the `length` of any value, even of an
 * object, and throws if that is not a number.
 */
export function notEmpty(message: string) {
  return ({ value, issues }: z.core.ParsePayload<string | readonly unknown[]>): void => {
    const origin = typeof value === 'string' ? 'string' : 'array';
    if ((typeof value === 'string' ? value.trim() : value).length === 0)
      issues.push({ code: 'too_small', origin, minimum: 1, input: value, message, continue: true });
  };
}

/** Text that is not empty. */
export const text = z.string().check(notEmpty(`text that is not empty\nWrite the text${OR_REMOVE}`));

const ONE_LINE = /^[^\r\n]*$/;
const NOT_ONE_LINE = 'text in one line\nWrite it without line breaks.';

/** Text that names something in one line. */
export const line = text.regex(ONE_LINE, NOT_ONE_LINE);

/** The same, or nothing. */
export const lineOrNothing = z.string().regex(ONE_LINE, NOT_ONE_LINE);

/** CSS colour, with nothing that could end its declaration or name a file. */
export const cssColor = text.check(({ value, issues }) => {
  if (!value || (NOTHING_ELSE.test(value) && isCssColor(value))) return;
  const meant = NOTHING_ELSE.test(value) ? meantColor(value) : undefined;
  const message = `a CSS colour such as \`#9ad65b\`\nWrite ${meant ? `\`${meant}\`.` : `it in hexadecimal digits${OR_REMOVE}`}`;
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
export const regularExpression = text
  .refine(isRegex, {
    error: ({ input }) =>
      `\`${input}\` is not a valid regular expression.\nFix its syntax, and write it without slashes around it.`,
  })
  .refine((value) => !isInSlashes(value), {
    error: ({ input }) =>
      `\`${input}\` has slashes around it, which are part of the pattern.\nWrite \`${String(input).replace(/^\/|\/[a-z]*$/g, '')}\`.`,
  });

/** Returns whether a pattern is written as in code: what matches the start or the end of a path is within slashes. */
function isInSlashes(pattern: string): boolean {
  return /^\/.*\/[a-z]*$/.test(pattern) && /^\/\^|\$\/[a-z]*$/.test(pattern);
}

/** One segment of a path. */
export const segment = z.string().regex(/^[\w-][\w.-]*$/, {
  error: ({ input }) => {
    const [, inner] = /^\/*([\w-][\w.-]*)\/*$/.exec(String(input)) ?? [];
    return `one path segment without slashes\nWrite ${inner ? `\`${inner}\`` : 'letters, digits, `-`, `_` and `.` only'}.`;
  },
});

/** Name of a folder, which leads to no other one. */
export const folderName = text.regex(/^(?!\.{1,2}$)[^/\\]*$/, {
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
  src: text.describe('Path of the image in `static/`.'),
  srcDark: text.optional().describe('Path of the image for dark mode; defaults to `src`.'),
  alt: z.string().optional().describe('Alternative text; empty text marks the image as decoration.'),
  href: linkUrl
    .optional()
    .describe(
      'URL of the link around the logo. By default, the logo of the navbar links to the home page, and that of the footer is not a link.',
    ),
  target: text.optional().describe('Value of the `target` attribute of the link.'),
  width: length
    .optional()
    .describe(
      'Width of the image; with neither width nor height, it has the size of its file, at most that of its place.',
    ),
  height: length.optional().describe('Height of the image.'),
});

/** Lets a rule across fields run although another field is wrong, so that all problems are reported. */
export const always = {
  when: ({ value }: { value: unknown }) => value !== null && typeof value === 'object',
};

/** Returns the names of the fields that contain something. */
export function presentFields(value: object, fields: readonly string[]): string[] {
  return fields.filter((field) => (value as Record<string, unknown>)[field] !== undefined);
}

/** Joins names for a sentence: `a`, `b` or `c`. */
export function listNames(names: readonly unknown[], word = 'or'): string {
  const quoted = names.map((name) => `\`${String(name)}\``);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} ${word} ${last}` : last;
}

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'i'));
  } catch {
    return false;
  }
}
