import type { List, ListItem, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { CallsBlock } from '../../../shared/blocks.ts';
import type { Call, CallFinder } from '../call-finder.ts';
import { escapeText, linkHtml } from '../html/html.ts';
import { locate } from '../source.ts';
import type { Task } from '../task.ts';
import { checkClosed } from './closed.ts';
import { checkAttributes, takeLabel } from './directive.ts';

/** A word of the block with its position in the text. */
interface Word {
  text: string;
  line: number;
  column: number;
}

/** Reports a problem at a position of the text. */
type Report = (at: { line: number; column: number } | undefined, message: string, fix: string) => void;

/**
 * Reads a `:::calls` block: names of functions and events, one per line or with commas between them. An event may name
 * the fields that are shown, `player_hurt(userid, health)`; without them it shows the first few.
 */
export function readCalls(node: ContainerDirective, task: Task): { calls: CallsBlock; list: List } {
  // Absent where a text may not have such a block.
  const { source, problems, calls: finder } = task;
  const start = node.position?.start;
  const report: Report = (at = start, message, fix) =>
    problems.push({ severity: 'error', ...locate(source, at), message, fix });
  checkAttributes(node, [], source, problems, 'names of functions and events are its content');
  checkClosed(node, task);
  if (takeLabel(node)) report(start, '`:::calls` has a title.', 'Write a heading above it.');
  if (!finder)
    report(start, '`:::calls` works only in pages of the docs.', 'Name the functions in the text.');
  const entries = entriesOf(source.lines, start?.line ?? 0, node.position?.end.line ?? 0);
  if (!entries.length)
    report(start, '`:::calls` has no names.', 'Write names of functions and events, one per line.');
  const shown = entries.map(({ name, fields = [] }) => [name, ...fields].map(({ text }) => text).join(' '));
  for (const [index, { name }] of entries.entries()) {
    if (!finder?.find(name.text) || shown.indexOf(shown[index] ?? '') === index) continue;
    report(name, `\`:::calls\` names \`${name.text}\` twice.`, 'Remove one of the two.');
  }
  const rows = finder ? entries.flatMap((entry) => readRow(entry, finder, report) ?? []) : [];
  const html = rows.map((row) => row.html).join('');
  return {
    calls: { type: 'calls', html: `<ul class="calls" data-sheet="calls">${html}</ul>` },
    list: { type: 'list', spread: false, children: rows.map(({ item }) => item) },
  };
}

/** A name, and the fields in parentheses after it. */
interface Entry {
  name: Word;
  fields?: Word[];
  /** The entry, if its parenthesis is not closed. */
  unclosed?: string;
}

/** Entries of the lines between two. */
function entriesOf(lines: string[], start: number, end: number): Entry[] {
  return lines.slice(start, end - 1).flatMap((text, offset) => {
    const line = start + offset + 1;
    return [...text.matchAll(/([^\s,()]+)(?:[ \t]*\(([^)]*)(\)?))?/g)].map(
      ({ 0: all, 1: name = '', 2: list, 3: end, index }) => ({
        name: { text: name, line, column: index + 1 },
        ...(end === '' && { unclosed: all.trim() }),
        ...(list !== undefined && { fields: wordsOf(list, line, index + all.indexOf('(') + 2) }),
      }),
    );
  });
}

function wordsOf(list: string, line: number, column: number): Word[] {
  return [...list.matchAll(/[^\s,]+/g)].map(({ 0: text, index }) => ({ text, line, column: column + index }));
}

/** A call as HTML, and as an item of a list of Markdown. */
interface CallRow {
  html: string;
  item: ListItem;
}

function readRow({ name, fields, unclosed }: Entry, finder: CallFinder, report: Report): CallRow | undefined {
  const call = finder.find(name.text);
  if (!call) {
    const bare = name.text.replace(/^`+|`+$/g, '');
    if (/^(?:[-*+]|\d+[.)])$/.test(name.text)) {
      const message = `\`:::calls\` has \`${name.text}\` before a name, as in a list.`;
      report(name, message, 'Write only names, one per line or separated by commas.');
      return undefined;
    }
    if (finder.isLost(bare)) return undefined;
    const near = finder.find(bare) ? bare : finder.near(name.text);
    const fix = near ? `Did you mean \`${near}\`?` : 'Correct the name, or remove it.';
    report(name, `\`${name.text}\` is not a function or event of the reference.`, fix);
    return undefined;
  }
  const allowed = call.fields;
  if (fields && !allowed) {
    const message = `\`${name.text}\` is followed by parentheses, which only events have, for their fields.`;
    report(name, message, `Write \`${name.text}\`.`);
  }
  if (unclosed !== undefined && allowed)
    report(name, `The parenthesis of \`${unclosed}\` is not closed.`, `Write \`${unclosed})\`.`);
  for (const { text, ...at } of allowed ? (fields ?? []) : []) {
    if (allowed?.includes(text)) continue;
    const near = finder.near(text, allowed);
    report(
      at,
      `\`${text}\` is not a field of \`${name.text}\`.`,
      near ? `Did you mean \`${near}\`?` : 'Remove it.',
    );
  }
  return callRow(
    call,
    fields?.map(({ text }) => text),
  );
}

/** Fields of an event that are shown when nothing says which. */
const SHOWN = 5;

function callRow(
  { target, name, signature, returns, fields = [], summary }: Call,
  chosen?: string[],
): CallRow {
  const shown = chosen ?? fields.slice(0, SHOWN);
  const more = shown.length && shown.length < fields.length ? ', …' : '';
  // The dots stay on the line of the last name.
  const dots = more.replace(' ', '\u00a0');
  const table = shown.length ? ` <i>e.</i>${shown.map(escapeText).join(', <i>e.</i>')}${dots}` : '';
  // So does the arrow on that of the first result.
  const results = returns.length ? ` <i>→\u00a0${escapeText(returns.join(', '))}</i>` : '';
  const head = `${linkHtml(target, escapeText(name))}${escapeText(signature)}${table}${results}`;
  const html = `<li><code>${head}</code><p>${escapeText(summary)}</p></li>`;
  const named = shown.length ? ` ${shown.map((field) => `e.${field}`).join(', ')}${more}` : '';
  const value = `${name}${signature}${named}${returns.length ? ` → ${returns.join(', ')}` : ''}`;
  const link: PhrasingContent = { type: 'link', url: target.href, children: [{ type: 'inlineCode', value }] };
  const children: PhrasingContent[] = [link, { type: 'text', value: `: ${summary}` }];
  return { html, item: { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] } };
}
