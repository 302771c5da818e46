import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { report } from '../report.ts';
import { locate } from '../source.ts';
import type { Task } from '../task.ts';
import { inlineHtml } from '../write.ts';
import { withoutLinks } from './directive.ts';
import { takeHeadingId } from './heading-id.ts';

/** Letters, digits and other characters that an id keeps; a heading without any gets the id of a nameless section. */
const HAS_WORD = /[\p{L}\p{N}_]/u;

/**
 * Sets the id of a heading, and adds a link to the heading itself after its text.
 *
 * @param prepareText Prepares the text of the heading, once its id is known.
 */
export function prepareHeading(node: Heading, task: Task, prepareText: () => void): void {
  const explicitId = takeHeadingId(node, task);
  checkUnderline(node, task);
  const text = textOf(node, { includeHtml: false });
  if (!text.trim())
    report(task, node, 'The heading is empty.', 'Write its text after the `#` signs, or remove the line.');
  const id = explicitId ?? task.slugs.slug(HAS_WORD.test(text) ? text : 'section');
  prepareText();
  const content = withoutLinks(node.children);
  const html = inlineHtml(content);
  task.origins.set(html, content);
  node.data = { hProperties: { id }, heading: { depth: node.depth, id, html, text } };
  if (node.depth === 1) return;
  // Named without the link in it, which screen readers would repeat in every list of headings.
  if (!/[<>&]/.test(text)) node.data.hProperties = { id, 'aria-label': text };
  const label = escapeHtml(task.i18n.t('heading.linkTo', 'Direct link to {heading}', { heading: text }));
  const anchor = `<a class="anchor" href="#${id}" aria-label="${label}"></a>`;
  node.children.push({ type: 'html', value: anchor });
}

/** Keys that are most likely meant as front matter. */
const FRONT_MATTER =
  /^(?:title|description|id|image|search|slug|task|sidebar_label|sidebar_position|tags|date|authors|draft):\s/m;

/**
 * Reports a paragraph that the line of dashes or equal signs below it makes a heading. A real heading has neither several lines
 * nor a full stop.
 */
function checkUnderline(node: Heading, task: Task): void {
  const { start, end } = node.position ?? {};
  const line = (end && task.source.lines[end.line - 1]) ?? '';
  const [, underline] = /^[\s>]*(-+|=+)\s*$/.exec(line) ?? [];
  // At the start of a file, it is meant as front matter, which has a message of its own.
  const isTop = start?.line === 1 && task.source.origin?.line === 1;
  if (!underline || !start || !end || end.line === start.line || isTop) return;
  const words = textOf(node).trim();
  if (underline.startsWith('-') && FRONT_MATTER.test(words)) {
    if (task.source.reported.has('front matter')) return;
    task.source.reported.add('front matter');
    const message = `\`${words.split('\n', 1)[0]}\` above a line of dashes is shown as a heading, not read as front matter.`;
    report(task, node, message, 'Move it to the top of the file, between two lines `---`.');
    return;
  }
  if (end.line - start.line < 2 && !/[.:;,]$/.test(textOf(node).trim())) return;
  const message = `The line \`${underline}\` right below the paragraph makes it a heading of level ${node.depth}.`;
  task.problems.push({
    severity: 'warning',
    ...locate(task.source, { line: end.line, column: end.column - underline.length }),
    message,
    fix: 'Write an empty line above it, or remove it.',
  });
}
