import { jsonKeys } from '../../api/json-keys.ts';
import { addTo } from '../../diagnostics/add-to.ts';
import { jsonFault } from '../../diagnostics/json-fault.ts';
import { type Point, pointAt, pointer } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';

/**
 * The texts of a language in `i18n/<code>/texts.json`: an object whose keys are ids of texts of the shell, or texts
 * of the configuration. A translated text is a string. One that waits for its translation is an object with the
 * text to translate, `{ "translate": "Open navigation menu" }`, and counts as missing.
 */
export interface TextsFile {
  /** Translated texts by id, or by the original. */
  texts: Record<string, string>;
  /** Keys of entries that are neither a text nor one that waits. */
  malformed: string[];
}

/**
 * Reads a file of texts.
 *
 * @throws SyntaxError when it is no JSON, Error when it does not contain an object.
 */
export function parseTexts(json: string): TextsFile {
  const entries: unknown = JSON.parse(json);
  if (entries === null || typeof entries !== 'object' || Array.isArray(entries))
    throw new Error('the file does not contain a JSON object');
  const texts: [string, string][] = [];
  const malformed: string[] = [];
  for (const [key, value] of Object.entries(entries)) {
    if (isText(value)) texts.push([key, value]);
    else if (!isWaiting(value)) malformed.push(key);
  }
  return { texts: Object.fromEntries(texts), malformed };
}

/** Translations as they are shown: names and labels have one line, and HTML takes a line break for a space. */
export function inOneLine(texts: Record<string, string>): Record<string, string> {
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    text.replace(/\s*[\r\n]\s*/g, ' ').trim(),
  ]);
  return Object.fromEntries(entries);
}

/** Explains why the text of a file of texts cannot be read. */
export function unreadableTexts(file: string, code: string, json: string, error: unknown): Problem {
  const isJson = !(error instanceof SyntaxError);
  const offset = isJson ? 0 : jsonFault(json);
  const rest = json.slice(offset).trim();
  const found = rest.split(/\s/)[0]?.slice(0, 20);
  return {
    severity: 'error',
    file,
    ...pointAt(json, offset),
    message: isJson
      ? `The texts of \`${code}\` cannot be read: ${error instanceof Error ? error.message : error}.`
      : `The file is not JSON from here on: found ${found ? `\`${found}\`` : 'the end of the file'}.`,
    fix: isJson
      ? 'Write a JSON object whose keys are ids of texts and whose values are texts.'
      : fixForJson(rest),
  };
}

/** What to write where a file of texts stops being JSON. */
function fixForJson(rest: string): string {
  const line = rest.split('\n', 1)[0] ?? '';
  if (!rest)
    return 'Write `{}` for a file without texts, or close what is open: `"` after a text, `}` at the end.';
  if (/^"(?:[^"\\]|\\.)*$/.test(line)) return 'Add `"` where the text ends; a line break within it is `\\n`.';
  if (/^"(?:[^"\\]|\\["\\/bfnrtu])*\\[^"\\/bfnrtu]/.test(line)) return 'Write `\\\\` for a backslash.';
  return /^\/[/*]/.test(line)
    ? 'Remove the comment: JSON has none.'
    : 'Put keys and texts in double quotes, and a comma after each text but the last.';
}

/** Reports the values that are neither a translation nor a text still to translate. */
export function malformedTexts(file: string, keys: string[], json: string): Problem[] {
  if (keys.length === 0) return [];
  const places = placesOf(json);
  const entries: Record<string, unknown> = JSON.parse(json);
  return keys.map((key) => ({
    severity: 'error',
    file,
    ...places.get(key)?.[0],
    message: `The value of \`${key}\` ${faultOf(entries[key])}.`,
    fix: fixForValue(key, entries[key]),
  }));
}

/** Other tools write a translation as an object, or the ids of texts as objects within objects. */
function fixForValue(key: string, value: unknown): string {
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  const within = isObject ? Object.entries(value) : [];
  const [, text] = within.find(([name]) => /^(?:message|translation|value|text)$/.test(name)) ?? [];
  if (typeof text === 'string') return `Write the text in place of the object: \`"${key}": "${text}"\`.`;
  const [name] = within.find(([, inner]) => typeof inner === 'string') ?? [];
  return name && name !== 'translate' && /^[\w.]+$/.test(key)
    ? `Write each text with its whole id: \`"${key}.${name}": "..."\`.`
    : 'Write the translation as text, or remove the line.';
}

function faultOf(value: unknown): string {
  if (typeof value === 'string' && !value.trim()) return 'is empty';
  return typeof value === 'string' ? 'has half a character, written as `\\u` and a number' : 'is not text';
}

/** Reports the keys that are in a file twice: only the last one would count. */
export function repeatedTexts(file: string, json: string): Problem[] {
  return [...placesOf(json)].flatMap(([key, [first, second]]) => {
    if (!first || !second) return [];
    return {
      severity: 'error',
      file,
      ...second,
      message: `\`${key}\` is written twice; the first is on line ${first.line}.`,
      fix: 'Remove one of the two lines.',
    };
  });
}

/** Returns where each key of the outermost object begins, once for each time that it is written. */
export function placesOf(json: string): Map<string, Point[]> {
  const places = new Map<string, Point[]>();
  const at = pointer(json);
  for (const { path, offset } of jsonKeys(json)) {
    if (path.length === 1) addTo(places, String(path[0]), at(offset));
  }
  return places;
}

/** The result of merging the texts of a site into a file of texts. */
export interface MergedTexts {
  json: string;
  added: string[];
  untranslated: string[];
  /** Keys in the file that the site has no text for; they stay. */
  unused: string[];
}

/**
 * Merges the texts of a site into a file of texts. Translations stay unchanged, and so do texts that wait for theirs: what is
 * there may be the translation.
 *
 * @param texts Translations by key.
 * @param former All entries of the file.
 * @param wanted Original wording by key, in the order of the file.
 */
export function mergeTexts(
  texts: Record<string, string>,
  former: Map<string, unknown>,
  wanted: Map<string, string>,
): MergedTexts {
  const translations = new Map(Object.entries(texts));
  const unused = [...translations.keys()].filter((key) => !wanted.has(key));
  const keys = [...wanted.keys(), ...unused];
  const waiting = (key: string) => {
    const entry = former.get(key);
    return isWaiting(entry) ? entry : { translate: wanted.get(key) };
  };
  const entries = keys.map((key) => [key, translations.get(key) ?? waiting(key)]);
  return {
    json: `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
    added: [...wanted.keys()].filter((key) => !former.has(key)),
    untranslated: [...wanted.keys()].filter((key) => !translations.has(key)),
    unused,
  };
}

/** Returns whether a value is a text to show: not empty, and without halves of characters such as `\\ud83d`. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !/\p{Surrogate}/u.test(value);
}

/** Returns whether a value is an object with the text that has to be translated, and with nothing else. */
export function isWaiting(value: unknown): value is { translate: string } {
  if (value === null || typeof value !== 'object') return false;
  return typeof Reflect.get(value, 'translate') === 'string' && Object.keys(value).length === 1;
}

/**
 * Says what is wrong with an entry that waits for its translation with another text than that of the site: most likely
 * the translation, written in its place. Readers would never see it.
 */
export function misplacedText(
  key: string,
  value: unknown,
  original: string,
): Pick<Problem, 'message' | 'fix'> | undefined {
  if (!isWaiting(value) || value.translate === original) return undefined;
  return {
    message: `\`translate\` of \`${shorten(key)}\` is \`${value.translate}\`, but the text to translate is \`${original}\`.`,
    fix: 'If it is the translation, write it in place of the whole `{ "translate": ... }`. If the original has changed, remove the line, and run `i18n:extract` again.',
  };
}

/** Returns the start of a key, which may be a long text. */
export function shorten(key: string): string {
  return key.length > 80 ? `${key.slice(0, 80)}…` : key;
}
