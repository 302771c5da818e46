/** Browsers drop these from a URL, wherever they are. */
const LEFT_OUT = '[\\t\\n\\r]*';

const schemes = ['javascript', 'vbscript', 'data'].map((name) => [...name].join(LEFT_OUT)).join('|');

/** The start of a URL that runs or contains code, as the source of a regular expression for either letter case. */
export const SCRIPT_URL = `[\\0-\\x20]*(?:${schemes})${LEFT_OUT}:`;

/**
 * The signs for which a browser reads a URL otherwise than it is written, as the content of a class of characters: a
 * backslash is a slash, so `\\host` names a host, and tabs and line breaks are skipped.
 */
export const MISREAD = '\\\\\\p{Cc}';

const misread = new RegExp(`^\\s|[${MISREAD}]|\\s$`, 'u');

/**
 * Returns whether a browser reads a URL otherwise than it is written; spaces around it are skipped, too.
 *
 * @example
 * isMisread('/\\evil.test') // true: the host `evil.test`
 */
export function isMisread(url: string): boolean {
  return misread.test(url);
}

const pattern = new RegExp(`^${SCRIPT_URL}`, 'i');

/**
 * Returns whether a URL runs or contains code.
 *
 * @example
 * isScriptUrl(' java\tscript:alert(1)') // true
 */
export function isScriptUrl(url: string): boolean {
  return pattern.test(url);
}
