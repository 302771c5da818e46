import { append } from '../../diagnostics/append.ts';
import { codePointOf } from '../../diagnostics/code-point.ts';
import type { Point } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { LinkResolver } from '../link-resolver.ts';
import type { Article, FrontMatter } from '../model.ts';
import { remember } from '../parse/memo.ts';
import { readYaml } from './read-yaml.ts';

/** Front matter as a file starts with it, and its YAML. */
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?=\n|$)/;

/** In YAML with one of these keys, names are looked up among the files of the site. */
const NAMES_PICTURE = /\b(?:image|picture)\b/;

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
  const [whole, yaml = ''] = FRONT_MATTER.exec(content) ?? [];
  if (whole === undefined) {
    const { point, message, fix } = openEnd(content);
    problems.push({ severity: 'error', file, ...point, message, fix });
    const body = content
      .split('\n')
      .fill('', 0, point.line > 1 ? point.line : 0)
      .join('\n');
    return { frontMatter: {}, body, isBroken: true };
  }
  const body = whole.replace(/[^\n]/g, '') + content.slice(whole.length);
  const { problems: found, ...read } = NAMES_PICTURE.test(yaml)
    ? readYaml(yaml, image)
    : remember('front matter', yaml, () => readYaml(yaml));
  append(
    problems,
    found.map((problem) => ({ ...problem, file })),
  );
  return { ...read, body };
}

/** Says why front matter would be taken for text, where a file seems to start with it. */
function startFault(content: string): StartFault | undefined {
  const [first = ''] = content.split('\n', 1);
  const hidden = hiddenIn(first);
  if (hidden && HIDDEN_START.test(content)) {
    const message = `The line \`---\` has the invisible character ${hidden.code}, so it does not start front matter.`;
    return { line: 1, column: hidden.column, message, fix: 'Remove the character.' };
  }
  const above = /^\s*\n(?=---[ \t]*\n[\w-]+:)/.exec(content)?.[0];
  if (above !== undefined) {
    const message = 'The front matter does not start on the first line.';
    return { line: above.split('\n').length, message, fix: 'Remove the empty lines above it.' };
  }
  if (/^[ \t]+---[ \t]*\n\s*[\w-]+:/.test(content)) {
    const message = 'The front matter does not start at the first character of the file.';
    return { line: 1, message, fix: 'Remove the spaces before `---`.' };
  }
  const [key] = NO_FIRST.exec(content) ?? [];
  if (key) {
    const message = `The front matter has no line \`---\` above \`${key}\`.`;
    return { line: 1, message, fix: 'Write `---` alone on the first line, above its first key.' };
  }
  const [block] = IN_FENCE.exec(content) ?? [];
  if (block) {
    const message = 'The front matter is in a code block, and would be shown as code.';
    return { line: 1, message, fix: 'Remove the fence around it: the file starts with `---`.' };
  }
  const start = NO_START.exec(content)?.[0];
  if (start === undefined) return undefined;
  const message = `\`${start}\` does not start front matter.`;
  const fix = 'Write `---` alone on the first line, then one `key: value` a line, and `---` again.';
  return { line: 1, message, fix };
}

type StartFault = Required<Pick<Problem, 'line' | 'message' | 'fix'>> & Pick<Problem, 'column'>;

/** Three dashes with invisible characters around them, above a line with a key. */
const HIDDEN_START = /^[\p{Cf}\p{Z}]*---[\p{Cf}\p{Z}]*\n[\w-]+:/u;

/** The first invisible character of a line, apart from plain spaces. */
function hiddenIn(line: string): { code: string; column: number } | undefined {
  const found = /(?! )[\p{Cf}\p{Z}]/u.exec(line);
  return found ? { code: codePointOf(found[0]), column: found.index + 1 } : undefined;
}

/** The first key of front matter that only ends with `---`. */
const NO_FIRST =
  /^(?:title|description|sidebar_label|sidebar_position|slug|date|tags):(?=[ \t].*\n(?:(?:[\w-]+:|[ \t]|- ).*\n)*---[ \t]*(?:\n|$))/;

/** The fence around front matter. */
const IN_FENCE = /^(?:`{3,}|~{3,})\w*[ \t]*\n---[ \t]*\n[\w-]+:/;

/** Text that looks like the start of front matter, above a line with a key. */
const NO_START =
  /^(?:(?:-{4,}|--|[–—]+-*|---[ \t]*\w.*|---[ \t]+\S.*|\+\+\+|;;;|~~~)(?=[ \t]*\n"?[\w-]+"?[ \t]*[:=])|\{(?=\s*"[\w-]+"[ \t]*:))/;

/** What is wrong with front matter without an end: the first line below its keys was most likely meant to be the end. */
function openEnd(content: string): { point: Point; message: string; fix: string } {
  const lines = content.split('\n', 100);
  const last = lines.findIndex((line, index) => MEANT_END.test(line) || (index > 0 && !OF_KEYS.test(line)));
  const line = lines[last] ?? '';
  if (!MEANT_END.test(line)) {
    const point = { line: 1, column: 1 };
    return { point, message: 'The front matter is not closed.', fix: 'Add a line `---` after its last key.' };
  }
  const point = { line: last + 1, column: line.search(/\S/) + 1 };
  const message = `\`${line.replace(/\p{Cf}/gu, '').trim()}\` does not end the front matter.`;
  const hidden = hiddenIn(line);
  const fix = hidden
    ? `Remove the invisible character ${hidden.code} from the line.`
    : 'Write `---` alone on the line.';
  return { point, message, fix };
}

/** A line with a key, or one that belongs to the value above it. */
const OF_KEYS = /^(?:[\w-]+:|\s|#|- |$)/;

/** Dashes that are not three, or not alone on their line, and other characters that draw a line. */
const MEANT_END =
  /^(?:--|-{4,}|\.{3}|[–—]+-*|=={2,}|\*{3,}|\+{3,}|---\s*[^\s-].*|[\s\p{Cf}]+---|---\p{Cf}+)\s*$|^---\s+$/u;
