import type { Parents, Text } from 'mdast';
import { pointAt } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { nearName } from '../links/definitions.ts';
import { isReportedAt, locate, type MarkdownSource } from '../source.ts';
import type { Task } from '../task.ts';
import type { Leftover } from './foreign-leftovers.ts';
import { LEFTOVERS } from './leftovers.ts';
import { type BesideNode, findBesideNodes } from './neighbours.ts';

/** Matches a text that has one of the characters that are looked for below. */
const MAY_HOLD_SIGNS =
  /[[*`´【]|'''|\]\(|<! ?-|\{(?:[Uu]nc|[{#%/:.@+=>-]|\s[.#]|[a-z]+[=}])|\+\+|==|~~|%%|\|\||\\[a-z]|turn\d|[:!@]|^_|\$|&\w|\w\^|<[\w.:@#]/;

/**
 * Reports the characters in each text of a line that look like the start or end of something, but are shown as they
 * are.
 */
export function checkLeftovers(
  parent: Parents,
  { source, problems, definitions, unopened }: Pick<Task, 'source' | 'problems' | 'definitions' | 'unopened'>,
): void {
  reportOpenAddress(parent, source, problems);
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== 'text' || !MAY_HOLD_SIGNS.test(node.value)) continue;
    const written = sourceOf(node, source);
    if (written === undefined) continue;
    const { start } = node.position ?? {};
    if (!start) continue;
    const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
    const candidates = [
      ...findBesideNodes(written, { before, after }),
      ...findSigns(written),
      ...findReferences(written, definitions),
      ...findEntities(written, node.value),
      findId(written, node.value, parent),
    ];
    for (const { offset, message, fix, isGuess, link } of apart(candidates)) {
      const { line, column } = pointAt(written, Math.max(0, offset));
      const inText = { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
      const location = locate(source, offset < 0 ? before?.position?.start : inText);
      if (link) link.data = { ...link.data, isReported: true };
      if (isReportedAt(location, problems)) continue;
      // It was meant to end a block that was reported.
      const isEnd = /^[\s>]*:::+\s*$/.test(source.lines[inText.line - 1] ?? '');
      if (isEnd && unopened.pop() !== undefined) continue;
      problems.push({ severity: isGuess ? 'warning' : 'error', ...location, message, fix });
    }
  }
}

/**
 * Reports `<https://example.com` without its end. The parser makes a link of the address, with no positions, and leaves the
 * `<`.
 */
function reportOpenAddress(
  { children, position }: Parents,
  source: MarkdownSource,
  problems: Problem[],
): void {
  const isOpen = children.some(
    (node, index) => node.type === 'text' && node.value.endsWith('<') && children[index + 1]?.type === 'link',
  );
  if (!isOpen || !position) return;
  for (let { line } = position.start; line <= position.end.line; line++) {
    const found = /(?<!`)<https?:\/\/[^\s<>]+(?=\s|$)/i.exec(source.lines[line - 1] ?? '');
    if (!found) continue;
    problems.push({
      severity: 'error',
      ...locate(source, { line, column: found.index + 1 }),
      message: `\`${found[0]}\` is not a link, and would be shown as written.`,
      fix: `Write \`>\` where the address ends: \`${found[0].replace(/[.,;:!?]$/, '')}>\`.`,
    });
    return;
  }
}

interface Found extends Pick<Leftover, 'isGuess' | 'ends'>, BesideNode {}

/** What is found in the order of the text, without what is part of something before it or may follow from it. */
function apart(candidates: (Found | undefined)[]): Found[] {
  const found = candidates.filter((one) => one !== undefined).sort((a, b) => a.offset - b.offset);
  const kept: Found[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of found) {
    if (one.offset < end || (one.ends && kept.some(({ ends }) => ends === one.ends))) continue;
    kept.push(one);
    end = one.ends === 'text' ? Number.POSITIVE_INFINITY : one.end;
  }
  return kept;
}

/** `[text][name]` whose name has no address. */
function findReferences(written: string, definitions: Task['definitions']): Found[] {
  const references = written.matchAll(/(?<=^|[\s(])(!?\[([A-Za-z][^\]\n]*)\])\[([A-Za-z][\w -]*)?\]/g);
  return [...references].map(({ 0: found, 1: text, 2: words = '', 3: name = words, index }) => {
    const near = nearName(name, definitions.keys());
    return {
      offset: index,
      end: index + found.length,
      message: `\`${found}\` would be shown as written: its address is not defined.`,
      fix: near
        ? `Did you mean \`${text}[${near}]\`?`
        : `Add a line \`[${name}]: /docs/...\`, or write \`[text](/docs/...)\`.`,
    };
  });
}

/** References to characters that HTML does not read: they stay in the text as they are written. */
function findEntities(written: string, value: string): Found[] {
  return [...written.matchAll(ENTITY)].flatMap(({ 0: found, index }) => {
    if (!value.includes(found)) return [];
    const fault = found.endsWith(';') ? 'is not the name of a character' : 'has no semicolon';
    const message = `\`${found}\` ${fault}, and would be shown as written.`;
    const fix = found.endsWith(';') ? 'Write the character itself.' : `Write \`${found};\`.`;
    return [{ offset: index, end: index + found.length, message, fix }];
  });
}

/** Names of common characters. */
const COMMON = 'nbsp|lt|gt|amp|quot|copy|[mn]dash|hellip|euro|times|shy';
/** What is between `&` and `;` and may be no name, or a common name without the semicolon. */
const ENTITY = new RegExp(
  `(?<!\\w)&(?!(?:${COMMON});)[A-Za-z][A-Za-z\\d]+;|(?<!&)&(?:${COMMON})(?![\\w;=&])`,
  'g',
);

/** The id of a heading where it is none. The one that ends a heading is no longer in its text. */
function findId(written: string, value: string, { type }: Parents): Found | undefined {
  const isHeading = type === 'heading';
  const id = (isHeading ? /(?<=\s)\{#[\w-]+\}/ : /(?<=^|\s)\{#[\w-]+\}(?=\s*$)/).exec(value)?.[0];
  if (id === undefined) return undefined;
  const message = `\`${id}\` does not end a heading, and would be shown as written.`;
  const fix = isHeading
    ? 'Move it to the end of the heading, or remove it: a heading has one id.'
    : 'Only headings have ids: move it to one, or remove it.';
  const offset = written.lastIndexOf(id);
  return { offset, end: offset + id.length, message, fix };
}

function findSigns(written: string): Found[] {
  // Few texts have any, and making a pattern that finds all of them takes longer than a test.
  return LEFTOVERS.filter(({ pattern }) => pattern.test(written)).flatMap(
    ({ pattern, message, fix, isGuess, ends }) =>
      [...written.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
        ({ index, 1: before = '', 2: signs = '' }): Found => {
          const offset = index + before.length;
          return {
            offset,
            end: offset + signs.length,
            message: message(signs),
            fix: fix(signs),
            ...(isGuess && { isGuess }),
            ...(ends && { ends }),
          };
        },
      ),
  );
}

/**
 * Returns a text as the author wrote it, with spaces in place of escaped characters and of the bracket that closes an
 * escaped one.
 */
function sourceOf({ position }: Text, { lines }: MarkdownSource): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const written = lines.slice(start.line - 1, end.line);
  written[written.length - 1] = written.at(-1)?.slice(0, end.column - 1) ?? '';
  written[0] = written[0]?.slice(start.column - 1) ?? '';
  const text = written.join('\n').replace(/(?<=\\\[[^[\]\n]*)\](?=\()/g, ' ');
  return text.replace(/\\[!-/:-@[-`{-~]/g, '  ');
}
