import type { DocComment, ReadContext } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import type { Item } from './state.ts';
import { traitsOf } from './tags/tags.ts';

/** Pairs each comment with the declaration on the line below it; the rest of both stand alone, all in their order. */
export function pairItems(blocks: DocComment[], declarations: Declaration[]): Item[] {
  const byLine = new Map(declarations.map((declaration) => [declaration.position.line, declaration]));
  const items: Item[] = blocks.map((block) => {
    const declaration = byLine.get(block.lastLine + 1);
    return declaration ? { declaration, block } : { block };
  });
  const paired = new Set(items.map((item) => item.declaration));
  for (const declaration of declarations) if (!paired.has(declaration)) items.push({ declaration });
  return items.sort((a, b) => lineOf(a) - lineOf(b));
}

/** Joins comments with what follows them below empty lines, and reports these lines. */
export function joinApart(items: Item[], lines: string[], { report }: ReadContext): Item[] {
  return items.flatMap((item, index) => {
    const { declaration, block } = item;
    const [before, next] = [items[index - 1], items[index + 1]];
    if (block && !declaration && isBelowCode(block, lines) && loneTag(block)) {
      reportLoneTag(block, report, 'Move it above what it describes, with no empty line between.');
      return [];
    }
    if (block && !declaration && isLostText(block, next, lines)) {
      const message =
        'No page shows this comment: an empty line ends it, and nothing that it describes follows.';
      const fix =
        'Write `---` in the empty line if the text continues below it, or `--` before a note for authors.';
      report.warn(block.position, message, fix);
    }
    const below = declaration && tagsBelow(declaration, next, lines);
    if (below) return { declaration, block: withTags(block, below) };
    if (declaration && !block && isApart(before, item, lines)) return { declaration, ...before };
    if (!isApart(item, next, lines)) return item;
    reportLoneTag(block, report);
    return [];
  });
}

/** Returns whether a comment is on the line below code, which it was meant for. */
function isBelowCode({ position }: DocComment, lines: string[]): boolean {
  return /^\s*(?!--)\S/.test(lines[position.line - 2] ?? '');
}

/** Returns whether a comment without tags, outside a table, describes nothing; what lacks a comment below it is reported as such. */
function isLostText(
  { tags, description, position, lastLine }: DocComment,
  next: Item | undefined,
  lines: string[],
): boolean {
  if (tags.length || lines[lastLine]?.trim() || !/^\s*[^\s|].*\p{L}/su.test(description.text)) return false;
  const isIndented = /^\s/.test(lines[position.line - 1] ?? '');
  return !isIndented && (!next?.declaration || next.block !== undefined);
}

/** The next item's comment if it describes nothing but the declaration on the line above it. */
function tagsBelow(
  { position }: Declaration,
  next: Item | undefined,
  lines: string[],
): DocComment | undefined {
  const { block } = next ?? {};
  if (!block || next?.declaration || !loneTag(block)) return undefined;
  return block.position.line === position.line + 1 && isBelowCode(block, lines) ? block : undefined;
}

/** What a comment says with the one below, which is reported: what that one describes is then not missing, too. */
function withTags(above: DocComment | undefined, below: DocComment): DocComment {
  if (!above) return below;
  const { params, returns, valueType } = below;
  return {
    ...above,
    ...(valueType && { valueType }),
    params: [...above.params, ...params],
    returns: [...above.returns, ...returns],
  };
}

function isApart(comment: Item | undefined, next: Item | undefined, lines: string[]): boolean {
  const { block, declaration } = comment ?? {};
  if (!block || declaration || !next?.declaration || next.block || !loneTag(block)) return false;
  return lines.slice(block.lastLine, lineOf(next) - 1).every((line) => !line.trim());
}

function lineOf({ declaration, block }: Item): number {
  return declaration?.position.line ?? block?.position.line ?? 0;
}

/** The first tag of a comment that describes nothing, though it should. */
function loneTag(block: DocComment): DocComment['tags'][number] | undefined {
  if (block.tags.some(({ name }) => traitsOf(name).definesType)) return undefined;
  return block.tags.find(({ name }) => !traitsOf(name).standsAlone);
}

/** Reports a comment that describes nothing, at its first tag that should. */
export function reportLoneTag(
  block: DocComment | undefined,
  report: ReadContext['report'],
  fix = 'Remove the empty line below the comment, or add what it describes.',
): void {
  if (block && !block.tags.length && /^\s*\|[>+]*\s*["'`\d]/.test(block.description.text)) {
    const message = 'A line that starts with `|` must follow `@alias`.';
    report.error(block.position, message, 'Remove the empty line above it.');
  }
  const tag = block && loneTag(block);
  if (!tag) return;
  report.error(
    tag.position,
    `\`@${tag.name}\` describes nothing: no function, table or value follows on the next line.`,
    tag.name === 'field' ? 'Put it right below its `@class`, with no empty line between.' : fix,
  );
}
