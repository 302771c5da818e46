import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import type { Article, FrontMatter, LinkResolver } from '../../shared/blocks.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { AUTHOR, nameValue, RULES, type Rules } from './front-matter-rules.ts';
import { explainYaml, FIX_YAML, inQuotes } from './yaml-fault.ts';

/** Reports a problem at an offset of the text. */
type Report = (offset: number, message: string, fix: string, severity?: Problem['severity']) => void;

/** What front matter is read with: reports, and a lookup of pictures. */
interface Reading {
  report: Report;
  /** Looks a picture up that the front matter names. */
  image?: LinkResolver['image'] | undefined;
}

/**
 * Reads the YAML between the `---` lines that a file starts with. Values that break a rule are reported and
 * left out. In `body` the lines of the front matter are empty, so that line numbers stay those of the file.
 *
 * @returns `isBroken` when the keys could not be read.
 */
export function readFrontMatter(
  file: string,
  content: string,
  problems: Problem[],
  image?: LinkResolver['image'],
): { frontMatter: FrontMatter; body: string; isBroken?: true } & Pick<Article, 'positions' | 'entries'> {
  const fault = startFault(content);
  if (fault) {
    problems.push({ severity: 'error', file, column: 1, ...fault });
    return { frontMatter: {}, body: content, isBroken: true };
  }
  if (!/^---[ \t]*(?:\n|$)/.test(content)) return { frontMatter: {}, body: content };
  const lines = new LineCounter();
  const report: Report = (offset, message, fix, severity = 'error') => {
    const { line, col } = lines.linePos(offset);
    problems.push({
      severity,
      file,
      line: Math.max(1, line),
      column: Math.max(1, col),
      message,
      fix,
    });
  };
  const [whole, yaml = ''] = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?=\n|$)/.exec(content) ?? [];
  if (whole === undefined) {
    report(0, 'The front matter is not closed.', 'Add a line `---` after its last key.');
    return { frontMatter: {}, body: content, isBroken: true };
  }
  const body = whole.replace(/[^\n]/g, '') + content.slice(whole.length);

  if (yaml.length > LONGEST) {
    report(0, `The front matter has more than ${LONGEST} characters.`, 'Put texts and data below it.');
    return { frontMatter: {}, body, isBroken: true };
  }
  if (isDeep(yaml)) {
    report(0, `The front matter is nested more than ${DEEPEST} levels deep.`, FIX_YAML);
    return { frontMatter: {}, body, isBroken: true };
  }
  // The empty line stands for the first `---`.
  const document = parseDocument(`\n${yaml}`, { lineCounter: lines, prettyErrors: false });
  // What follows from the first error of a line is not another mistake.
  const faults = document.errors.map((error) => explainYaml(error, `\n${yaml}`));
  const first = new Map(faults.toReversed().map((fault) => [lines.linePos(fault.offset).line, fault]));
  for (const { offset, message, fix } of first.values()) report(offset, message, fix);
  const map = document.contents;
  if (document.errors.length > 0) return { frontMatter: {}, body, isBroken: true };
  if (!map) return { frontMatter: {}, body };
  if (!isMap(map)) {
    report(
      offsetOf(map),
      'The front matter is not a list of keys, expected lines such as `title: A title`.',
      FIX_YAML,
    );
    return { frontMatter: {}, body, isBroken: true };
  }
  const frontMatter: FrontMatter = readMap(map, RULES, 'the front matter', { report, image });
  checkLevels(frontMatter, map, report);
  return { frontMatter, body, ...pointsOf(map, lines) };
}

/** Says why front matter would be taken for text, where a file seems to start with it. */
function startFault(content: string): Required<Pick<Problem, 'line' | 'message' | 'fix'>> | undefined {
  const above = /^\s*\n(?=---[ \t]*\n[\w-]+:)/.exec(content)?.[0];
  if (above !== undefined) {
    const message = 'The front matter does not start on the first line.';
    return { line: above.split('\n').length, message, fix: 'Remove the empty lines above it.' };
  }
  if (/^[ \t]+---[ \t]*\n\s*[\w-]+:/.test(content)) {
    const message = 'The front matter does not start with the first sign of the file.';
    return { line: 1, message, fix: 'Remove the spaces before `---`.' };
  }
  const start = NO_START.exec(content)?.[0];
  if (start === undefined) return undefined;
  const message = `\`${start}\` does not start front matter.`;
  const fix = 'Write `---` alone on the first line, then one `key: value` a line, and `---` again.';
  return { line: 1, message, fix };
}

/** Where the keys of front matter are, and the entries of its lists. */
function pointsOf(map: YAMLMap, lines: LineCounter): Pick<Article, 'positions' | 'entries'> {
  const pointOf = (node: unknown) => {
    const { line, col } = lines.linePos(offsetOf(node));
    return { line, column: col };
  };
  const positions = map.items.map(({ key }) => [String(key), pointOf(key)] as const);
  const entries = map.items.flatMap(({ key, value }) =>
    isSeq(value) ? [[String(key), value.items.map(pointOf)] as const] : [],
  );
  return {
    positions: Object.fromEntries(positions),
    ...(entries.length > 0 && { entries: Object.fromEntries(entries) }),
  };
}

/** What looks like the start of front matter, above a line with a key. */
const NO_START = /^(?:-{4,}|---[ \t]+\S.*|\+\+\+)(?=[ \t]*\n[\w-]+[ \t]*[:=])/;

/** Characters of front matter. */
const LONGEST = 20_000;

/** Nested lists and mappings in front matter, of which the parser calls itself for each. */
const DEEPEST = 20;

/**
 * Returns whether a line is indented so far, or has so many marks of lists, that what it says may be nested too deeply.
 */
function isDeep(yaml: string): boolean {
  let brackets = 0;
  for (const line of yaml.split('\n')) {
    const [indent = ''] = /^(?:[ \t]|[-?:](?=\s))*/.exec(line) ?? [];
    if (indent.length > DEEPEST * 4) return true;
    for (const [sign] of line.matchAll(/[[{\]}]/g)) {
      brackets = Math.max(0, brackets + (sign === '[' || sign === '{' ? 1 : -1));
      if (brackets > DEEPEST) return true;
    }
  }
  return false;
}

function readMap(map: YAMLMap, rules: Rules, owner: string, reading: Reading): Record<string, unknown> {
  const { report } = reading;
  const values: Record<string, unknown> = {};
  for (const pair of map.items) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const value: unknown = isNode(pair.value) ? pair.value.toJSON() : pair.value;
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    const keyOffset = offsetOf(pair.key);
    if (!rule) {
      const near = nearest(key, Object.keys(rules));
      const known = Object.keys(rules).map((name) => `\`${name}\``);
      const message = `\`${key}\` is not a key of ${owner}, expected one of ${known.join(', ')}.`;
      // What is close to a known key was meant to do something; other keys are those of other programs.
      if (near) report(keyOffset, message, `Rename it to \`${near}\`, or remove the line.`);
      else report(keyOffset, message, fixForForeign(key, rules), 'warning');
      // It counts as the key that was meant, so that this one is not missed.
      if (near && !map.has(near) && rules[near]?.accepts(value)) values[near] = value;
      continue;
    }
    if (isAlias(pair.value)) {
      const { source, range } = pair.value;
      const message = `The value of \`${key}\` starts with \`*\`, which YAML takes for a reference.`;
      report(range?.[0] ?? keyOffset, message, `Put it in quotes: \`${key}: ${inQuotes(`*${source}`)}\`.`);
      continue;
    }
    if (!rule.accepts(value)) {
      const found = rule.fault?.(value) ?? `is ${nameValue(value)}`;
      const message = `\`${key}\` ${found}, expected ${rule.expected}.`;
      report(
        value === null ? keyOffset : offsetOf(pair.value),
        message,
        `Write \`${key}: ${(typeof value === 'string' && rule.meant?.(value)) || asText(pair.value, rule) || rule.example}\`.`,
      );
      continue;
    }
    if (rule.expected === 'text') checkComment(key, pair.value, report);
    const { items } = rule;
    const isStatic = key === 'image' || (key === 'picture' && rules === AUTHOR);
    if (isStatic) checkPicture(String(value), offsetOf(pair.value), reading);
    values[key] = items && isSeq(pair.value) ? readItems(pair.value.items, items, reading) : value;
  }
  return values;
}

/** What YAML reads as a number or a boolean, as the text that was meant: `"1.10"`. */
function asText(node: unknown, { expected }: Rules[string]): string | undefined {
  const isPlain = isScalar(node) && /^(?:number|boolean)$/.test(typeof node.value);
  return expected === 'text' && isPlain && node.source ? inQuotes(node.source) : undefined;
}

/** Says what a key of other programs is called here, if anything. */
function fixForForeign(key: string, rules: Rules): string {
  const meant = (rules === AUTHOR ? FOREIGN_OF_AUTHOR : FOREIGN).get(key);
  return meant ? `Remove the line, or write \`${meant}\`.` : 'Remove the line.';
}

/** Keys of other programs, and what they are called here. */
const FOREIGN = new Map([
  ['categories', 'tags'],
  ['cover', 'image'],
  ['excerpt', 'description'],
  ['keywords', 'search'],
  ['nav_order', 'sidebar_position'],
  ['nav_title', 'sidebar_label'],
  ['order', 'sidebar_position'],
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

/** Reports a text that ends before ` #`, where YAML starts a comment. */
function checkComment(key: string, node: unknown, report: Report): void {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment) return;
  const message = `\`${key}\` is only \`${node.value}\`: what follows after \` #\` is a comment.`;
  const quoted = inQuotes(`${node.value} #${node.comment}`);
  report(offsetOf(node), message, `Put it in quotes: \`${key}: ${quoted}\`.`, 'warning');
}

function readItems(items: unknown[], rules: Rules, reading: Reading): unknown[] {
  return items.filter(isMap).map((item) => readMap(item, rules, 'an author', reading));
}

function checkPicture(picture: string, offset: number, { report, image }: Reading): void {
  const missing = image?.(picture.startsWith('/') ? picture : `/${picture}`).missing;
  if (!missing) return;
  const fix = missing.near ? `Write \`${missing.near}\`.` : 'Put the file into `static/`.';
  report(offset, `The picture \`${picture}\` does not exist: \`static/\` has no such file.`, fix);
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

function offsetOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value);
}
