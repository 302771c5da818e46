import { isAlias, isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import { lookalikeNote } from '../../diagnostics/lookalike.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { LinkResolver } from '../link-resolver.ts';
import type { FrontMatter } from '../model.ts';
import { AUTHOR, nameValue, RULES, type Rules } from './front-matter-rules.ts';
import { inQuotes } from './yaml-fault.ts';
import { isNode, offsetOf } from './yaml-node.ts';

/** Reports a problem at an offset of the text. */
export type Report = (offset: number, message: string, fix: string, severity?: Problem['severity']) => void;

/** What the reading of front matter needs: a report function, and a lookup for pictures. */
export interface Reading {
  report: Report;
  /** Looks up a picture that the front matter names. */
  image?: LinkResolver['image'] | undefined;
}

/** Texts over several lines, as YAML has them after `>` and `|`, as one line each: titles, lists and links have no other. */
function inOneLine(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneLine);
  return typeof value === 'string' && value.includes('\n') ? value.replace(/\s*\n\s*/g, ' ').trim() : value;
}

/** Reads the keys of front matter by their rules. Values that break one are reported and left out. */
export function readKeys(map: YAMLMap, reading: Reading): FrontMatter {
  const frontMatter: FrontMatter = readMap(map, RULES, 'the front matter', reading);
  checkLevels(frontMatter, map, reading.report);
  return frontMatter;
}

function readMap(map: YAMLMap, rules: Rules, owner: string, reading: Reading): Record<string, unknown> {
  const { report } = reading;
  const values: Record<string, unknown> = {};
  const written = new Map<string, number>();
  for (const pair of map.items) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const times = (written.get(key) ?? 0) + 1;
    written.set(key, times);
    if (times === 2)
      report(offsetOf(pair.key), `\`${key}\` is written twice.`, 'Remove one of the two lines.');
    if (times > 1) continue;
    const value = inOneLine(isNode(pair.value) ? pair.value.toJSON() : pair.value);
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    const keyOffset = offsetOf(pair.key);
    if (!rule) {
      const near = nearest(key, Object.keys(rules));
      reportUnknownKey(key, keyOffset, { near, owner, rules }, report);
      // It counts as the key that was meant, so that this key is not reported as missing.
      if (near && !map.has(near) && rules[near]?.accepts(value)) values[near] = value;
      continue;
    }
    if (isAlias(pair.value)) {
      const { source, range } = pair.value;
      const message = `The value of \`${key}\` starts with \`*\`, which YAML reads as a reference.`;
      report(range?.[0] ?? keyOffset, message, `Put it in quotes: \`${key}: ${inQuotes(`*${source}`)}\`.`);
      continue;
    }
    if (isScalar(pair.value) && pair.value.tag?.startsWith('!')) {
      const { tag, source = '' } = pair.value;
      const message = `The value of \`${key}\` starts with \`!\`, which YAML reads as the name of a type.`;
      const quoted = inQuotes(`${tag} ${source}`.trim());
      report(keyOffset + key.length + 2, message, `Put it in quotes: \`${key}: ${quoted}\`.`);
      continue;
    }
    if (!rule.accepts(value)) {
      reportRejected({ key, pair, value, rule }, report);
      if (rule.items && isSeq(pair.value)) readItems(pair.value.items, rule.items, reading);
      continue;
    }
    if (/text$/.test(rule.expected)) checkComment(key, pair.value, report);
    const { items } = rule;
    const isStatic = key === 'image' || (key === 'picture' && rules === AUTHOR);
    if (isStatic) checkPicture(String(value), offsetOf(pair.value), reading);
    values[key] = items && isSeq(pair.value) ? readItems(pair.value.items, items, reading) : value;
  }
  return values;
}

/** Reports a value that its rule rejects, and each wrong entry of a list. */
function reportRejected(
  { key, pair, value, rule }: { key: string; pair: Pair; value: unknown; rule: Rules[string] },
  report: Report,
): void {
  const meant = rule.meant?.(value) || asText(pair.value, rule);
  // YAML joins the lines of `-one` to one text.
  const isGlued = typeof value === 'string' && /^a list/.test(rule.expected) && /^-\S/.test(value);
  const tell = (node: unknown, found: string) =>
    report(
      offsetOf(node) || offsetOf(pair.key),
      `\`${key}\` ${found}, expected ${rule.expected}.`,
      isGlued
        ? 'Write a space after the hyphen of each entry.'
        : meant
          ? `Write \`${key}: ${meant}\`.`
          : `Write it like \`${key}: ${rule.example}\`.`,
    );
  const entries = isSeq(pair.value) ? pair.value.items : [];
  const faults = (Array.isArray(value) && rule.faults?.(value)) || [];
  for (const [index, fault] of faults) tell(entries[index], fault);
  if (faults.length) return;
  tell(value === null ? pair.key : pair.value, rule.fault?.(value) ?? `is ${nameValue(value)}`);
}

/** A key close to a known one was meant to do something; other keys belong to other programs. */
function reportUnknownKey(
  key: string,
  offset: number,
  { near, owner, rules }: { near: string | undefined; owner: string; rules: Rules },
  report: Report,
): void {
  const keys = Object.keys(rules).map((name) => `\`${name}\``);
  const message = `\`${key}\` is not a key of ${owner}, expected one of ${keys.join(', ')}.`;
  if (near) report(offset, message, `Rename it to \`${near}\`, or remove the line.${lookalikeNote(key)}`);
  else report(offset, message, fixForForeign(key, rules), 'warning');
}

/** The text that an author meant by a value that YAML reads as a number or a boolean: `"1.10"`. */
function asText(node: unknown, { expected }: Rules[string]): string | undefined {
  const isPlain = isScalar(node) && /^(?:number|boolean)$/.test(typeof node.value);
  return expected === 'text' && isPlain && node.source ? inQuotes(node.source) : undefined;
}

/** Says what a key of another program is called here, if there is such a key. */
function fixForForeign(key: string, rules: Rules): string {
  if (rules !== AUTHOR && FORMER.has(key))
    return "Move the addresses to `redirects` in `site.config.ts`: `'/docs/old': '/docs/new'`.";
  const meant = (rules === AUTHOR ? FOREIGN_OF_AUTHOR : FOREIGN).get(key);
  return meant ? `Remove the line, or write \`${meant}\`.` : 'Remove the line.';
}

/** Keys of other programs that hold former addresses of the page. */
const FORMER = new Set(['alias', 'aliases', 'redirect', 'redirect_from', 'redirects']);

/** Keys of other programs, and what they are called here. */
const FOREIGN = new Map([
  ['categories', 'tags'],
  ['cover', 'image'],
  ['excerpt', 'description'],
  ['hide_toc', 'hide_table_of_contents'],
  ['keywords', 'search'],
  ['nav_order', 'sidebar_position'],
  ['nav_title', 'sidebar_label'],
  ['order', 'sidebar_position'],
  ['outline', 'toc_max_heading_level'],
  ['permalink', 'slug'],
  ['published', 'draft'],
  ['sidebar', 'sidebar_position'],
  ['summary', 'description'],
  ['thumbnail', 'image'],
  ['toc', 'hide_table_of_contents'],
  ['unlisted', 'draft'],
  ['weight', 'sidebar_position'],
]);

const FOREIGN_OF_AUTHOR = new Map([
  ['avatar', 'picture'],
  ['image', 'picture'],
  ['image_url', 'picture'],
  ['imageURL', 'picture'],
  ['website', 'url'],
]);

/** Reports a text that ends before ` #`, where YAML starts a comment, and one in quotes that YAML does not know. */
function checkComment(key: string, node: unknown, report: Report): void {
  const [, words] =
    (isScalar(node) && node.type === 'PLAIN' && /^[“„](.*)[”“]$/.exec(String(node.value))) || [];
  if (words !== undefined) {
    const message = `\`${key}\` is in curly quotes, which would be shown as written.`;
    report(offsetOf(node), message, `Write straight quotes: \`${key}: ${inQuotes(words)}\`.`, 'warning');
  }
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment) return;
  const message = `\`${key}\` is only \`${node.value}\`: the text after \` #\` is a comment.`;
  const quoted = inQuotes(`${node.value} #${node.comment}`);
  report(offsetOf(node), message, `Put it in quotes: \`${key}: ${quoted}\`.`, 'warning');
}

function readItems(items: unknown[], rules: Rules, reading: Reading): unknown[] {
  return items.filter(isMap).map((item) => readMap(item, rules, 'an author', reading));
}

function checkPicture(picture: string, offset: number, { report, image }: Reading): void {
  const missing = image?.(picture.startsWith('/') ? picture : `/${picture}`).missing;
  if (!missing) return;
  const name = picture.replace(/^.*\//, '');
  const otherwise = picture.startsWith('.')
    ? `Put the file into \`static/\` and write its path from there: \`/img/${name}\`.`
    : 'Put the file into `static/`.';
  const fix = missing.near ? `Did you mean \`${missing.near}\`?` : otherwise;
  report(offset, `The image \`${picture}\` does not exist: \`static/\` has no such file.`, fix);
}

function checkLevels(frontMatter: FrontMatter, map: YAMLMap, report: Report): void {
  const { toc_min_heading_level: least, toc_max_heading_level: most } = frontMatter;
  if (least === undefined || most === undefined || least <= most) return;
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === 'toc_min_heading_level');
  const message = `\`toc_min_heading_level\` is \`${least}\`, expected at most \`${most}\`, the \`toc_max_heading_level\`.`;
  report(offsetOf(pair?.value), message, 'Lower this one, or raise the other.');
  delete frontMatter.toc_min_heading_level;
  delete frontMatter.toc_max_heading_level;
}
