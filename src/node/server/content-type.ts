import { mimes } from 'mrmime';

/** Types by the ending of a name: those of the library, and others where it has another one or none. */
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...mimes,
    ico: 'image/x-icon',
    lua: 'text/plain',
    xml: 'application/xml',
  }),
);

/** Types besides `text/` whose files are texts in UTF-8. */
const TEXT = /^text\/|[/+](?:json|xml)$/;

/**
 * Returns the content type of a file by the ending of its name. A browser saves what has no type of its own.
 *
 * @example
 * contentType('/docs/api.md') // 'text/markdown; charset=utf-8'
 */
export function contentType(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const type = TYPES.get(ending) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Returns whether a file of this type runs scripts when it is opened by itself, though it is not a page: SVG and other
 * kinds of XML.
 */
export function isScriptable(type: string): boolean {
  return /[/+]xml(?:;|$)/.test(type);
}
