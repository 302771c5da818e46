import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { FrontMatter } from './model.ts';

/** What a value must be, and how to write one. */
interface Rule {
  expected: string;
  example: string;
  accepts(value: unknown): boolean;
  /** Rules of the mappings in a list. */
  items?: Rules;
}

type Rules = Record<string, Rule>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const text = (example: string): Rule => ({ expected: 'text', example, accepts: isText });
const flag: Rule = {
  expected: '`true` or `false`',
  example: 'true',
  accepts: (it) => typeof it === 'boolean',
};
const level: Rule = {
  expected: 'a whole number from 2 to 6',
  example: '3',
  accepts: (it) => Number.isInteger(it) && Number(it) >= 2 && Number(it) <= 6,
};

const AUTHOR: Rules = {
  name: text('"A name"'),
  title: text('"Maintainer"'),
  url: text('"https://example.com"'),
  picture: text('"/img/author.png"'),
};

const RULES = {
  title: text('"A title"'),
  description: text('"One sentence."'),
  sidebar_label: text('"A label"'),
  sidebar_position: { expected: 'a number', example: '2', accepts: Number.isFinite },
  slug: {
    expected: 'a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end',
    example: '"/docs/start"',
    accepts: isSlug,
  },
  id: text('"start"'),
  tags: { expected: 'a list of texts', example: '[guide, ffi]', accepts: isListOf(isText) },
  date: { expected: 'a day as `YYYY-MM-DD`', example: '2024-02-29', accepts: isDay },
  authors: {
    expected: 'a list of authors, each with a `name`',
    example: '[{ name: "A name" }]',
    accepts: isListOf((it) => typeof it === 'object' && it !== null && 'name' in it),
    items: AUTHOR,
  },
  draft: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
} satisfies Record<keyof FrontMatter, Rule>;

/** Reports a problem at an offset of the text. */
type Report = (offset: number, message: string, mend: string) => void;

/**
 * Reads the YAML between the `---` lines that a file starts with. Values that break a rule are reported and
 * left out. In `body` the lines of the front matter are empty, so that line numbers stay those of the file.
 */
export function readFrontMatter(
  file: string,
  content: string,
  problems: Problem[],
): { frontMatter: FrontMatter; body: string } {
  if (!/^---[ \t]*(?:\n|$)/.test(content)) return { frontMatter: {}, body: content };
  const lines = new LineCounter();
  const report: Report = (offset, message, mend) => {
    const { line, col } = lines.linePos(offset);
    problems.push({
      severity: 'error',
      file,
      line: Math.max(1, line),
      column: Math.max(1, col),
      message,
      mend,
    });
  };
  const [whole, yaml = ''] = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?=\n|$)/.exec(content) ?? [];
  if (whole === undefined) {
    report(0, 'The front matter is not closed.', 'Add a line `---` behind its last key.');
    return { frontMatter: {}, body: content };
  }
  const body = whole.replace(/[^\n]/g, '') + content.slice(whole.length);

  // The empty line stands for the first `---`.
  const document = parseDocument(`\n${yaml}`, { lineCounter: lines, prettyErrors: false });
  for (const error of document.errors)
    report(error.pos[0], `The front matter is no YAML: ${error.message}.`, MEND_YAML);
  const map = document.contents;
  if (document.errors.length > 0 || !map) return { frontMatter: {}, body };
  if (!isMap(map)) {
    report(
      offsetOf(map),
      'The front matter is no list of keys, expected lines such as `title: A title`.',
      MEND_YAML,
    );
    return { frontMatter: {}, body };
  }
  const frontMatter: FrontMatter = readMap(map, RULES, 'the front matter', report);
  checkLevels(frontMatter, map, report);
  return { frontMatter, body };
}

const MEND_YAML = 'Write one `key: value` a line, and put values with `:`, `#` or quotes in quotes.';

function readMap(map: YAMLMap, rules: Rules, owner: string, report: Report): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const pair of map.items) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    const keyOffset = offsetOf(pair.key);
    if (!rule) {
      const near = nearest(key, Object.keys(rules));
      const known = Object.keys(rules).map((name) => `\`${name}\``);
      const message = `\`${key}\` is no key of ${owner}, expected one of ${known.join(', ')}.`;
      report(keyOffset, message, near ? `Rename it to \`${near}\`, or remove the line.` : 'Remove the line.');
      continue;
    }
    const value: unknown = isNode(pair.value) ? pair.value.toJSON() : pair.value;
    if (!rule.accepts(value)) {
      const message = `\`${key}\` is ${nameValue(value)}, expected ${rule.expected}.`;
      report(
        value === null ? keyOffset : offsetOf(pair.value),
        message,
        `Write \`${key}: ${rule.example}\`.`,
      );
      continue;
    }
    const { items } = rule;
    values[key] = items && isSeq(pair.value) ? readItems(pair.value.items, items, report) : value;
  }
  return values;
}

function readItems(items: unknown[], rules: Rules, report: Report): unknown[] {
  return items.filter(isMap).map((item) => readMap(item, rules, 'an author', report));
}

function checkLevels(frontMatter: FrontMatter, map: YAMLMap, report: Report): void {
  const { toc_min_heading_level: least, toc_max_heading_level: most } = frontMatter;
  if (least === undefined || most === undefined || least <= most) return;
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === 'toc_min_heading_level');
  const message = `\`toc_min_heading_level\` is \`${least}\`, expected at most \`${most}\`, the \`toc_max_heading_level\`.`;
  report(offsetOf(pair?.value), message, 'Lower the one or raise the other.');
  delete frontMatter.toc_min_heading_level;
  delete frontMatter.toc_max_heading_level;
}

function isListOf(accepts: (item: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(accepts);
}

/** A slug is a path of the site, and the name of the folder that the page is written to. */
function isSlug(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const segments = value.replace(/^\//, '').split('/');
  return segments.every((it) => /^[\p{L}\p{M}\p{N}._~-]+$/u.test(it) && it !== '.' && it !== '..');
}

/** Whether a value is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function nameValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return `the ${typeof value === 'string' ? 'text' : typeof value} \`${value}\``;
}

function offsetOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value);
}
