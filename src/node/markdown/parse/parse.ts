import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { type Excess, findExcess, LIMITS } from './limits.ts';
import { placeLiterals } from './literal-links.ts';
import { remember } from './memo.ts';
import { parsePlain, parsePlainLine } from './plain.ts';

const COLON = 58;

/** Constructs that need a line of their own; a description in a table cell has none of them. */
const BLOCK_CONSTRUCTS = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'gfmFootnoteDefinition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'table',
  'thematicBreak',
];

const documents = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(containersOnly).freeze();
const lines = unified().use(remarkParse).use(remarkGfm).use(inlineOnly).freeze();

/** Takes what makes a text too much to be parsed. */
type OnExcess = (excess: Excess) => void;

/**
 * Parses a document. Plain ones take a fast path, about 20 times as fast. Of a text beyond the limits
 * nothing is parsed.
 */
export function parseDocument(text: string, onExcess: OnExcess = () => {}): Root {
  return (isShort(text) && parsePlain(text)) || parseWithin(text, documents, 'document', onExcess);
}

/** Parses a text of one paragraph: `- 5`, `# of items` and the like are words in it, not lists or headings. */
export function parseLine(text: string, onExcess: OnExcess = () => {}): Root {
  return (isShort(text) && parsePlainLine(text)) || parseWithin(text, lines, 'line', onExcess);
}

/**
 * Returns whether a text is within the limits, whichever parser reads it; what is no longer than a paragraph may be
 * surely is.
 */
function isShort(text: string): boolean {
  return text.length <= LIMITS.paragraph || findExcess(text.split('\n')) === undefined;
}

function parseWithin(
  text: string,
  parser: { parse(text: string): Root },
  name: string,
  onExcess: OnExcess,
): Root {
  const excess = findExcess(text.split('\n'));
  if (!excess) return remember(name, text, () => placeLiterals(parser.parse(text), text));
  onExcess(excess);
  return { type: 'root', children: [] };
}

/** The full parser, whatever the text: the fast path is tested against it. */
export const fullParser = {
  parseDocument: (text: string): Root => placeLiterals(documents.parse(text), text),
  parseLine: (text: string): Root => placeLiterals(lines.parse(text), text),
};

/** Leaves `10:30`, `material:color_modulate` and `::name` as written: only `:::` blocks are directives. */
function containersOnly(this: Processor): void {
  for (const extension of this.data().micromarkExtensions ?? []) {
    const constructs = extension.flow?.[COLON];
    if (!Array.isArray(constructs) || !extension.text?.[COLON]) continue;
    delete extension.text;
    extension.flow = { [COLON]: constructs.slice(0, 1) };
  }
}

function inlineOnly(this: Processor): void {
  this.data().micromarkExtensions?.push({ disable: { null: BLOCK_CONSTRUCTS } });
}
