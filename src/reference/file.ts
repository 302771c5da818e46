import { type Block, isTypeBlock, type ReadContext, readBlock } from './block.ts';
import { type CommentBlock, findBlocks } from './comments.ts';
import { type Declaration, declarationOf, returnedName } from './declarations.ts';
import { parseLua } from './lua.ts';
import { groupId } from './names.ts';
import { readEventItem } from './read-events.ts';
import { findGroupTable, readGroupItem } from './read-group.ts';
import type { FileState, Item } from './state.ts';
import { makeGroup, makeType } from './symbols.ts';

/** A definition file as it is read. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Reads one definition file; nothing when its Lua does not parse. */
export function readFile({ path, text }: SourceFile, context: ReadContext): FileState | undefined {
  const source = text.replace(/^\uFEFF/, '');
  const parsed = parseLua(source);
  if ('problem' in parsed) {
    const { line, column, message } = parsed.problem;
    context.report.error(
      { file: path, line, column },
      `The file is not valid Lua: ${message}.`,
      'Correct the code.',
    );
    return undefined;
  }
  const { body, comments } = parsed;
  const blocks = findBlocks(path, source, comments);
  const module = takeMeta(path, blocks, context);
  const items = pairItems(
    blocks.map((block) => readBlock(block, context)),
    body.flatMap((statement) => declarationOf(statement, path) ?? []),
  );
  const state: FileState = { path, context, isGlobal: false, classes: new Map(), events: [], types: [] };
  const isEvents = path.split('/').at(-2) === 'events';
  if (!isEvents) openGroup(state, items, returnedName(body), module);
  for (const item of items) {
    if (item === state.table) continue;
    if (!item.declaration) readLoneBlock(state, item.block, isEvents);
    else if (isEvents) readEventItem(state, item.declaration, item.block);
    else readGroupItem(state, item.declaration, item.block);
  }
  return state;
}

/** Takes the `@meta` line away and gives the module's name in it. */
function takeMeta(path: string, blocks: CommentBlock[], context: ReadContext): string | undefined {
  const first = blocks[0];
  const line = first?.lines[0];
  const match = /^\s*@meta(?:\s+(\S+))?\s*$/.exec(line?.text ?? '');
  if (!first || !match) {
    const at = { file: path, line: 1, column: 1 };
    context.report.error(at, 'The file does not start with `---@meta`.', 'Make `---@meta` its first line.');
    return undefined;
  }
  first.lines.shift();
  if (!first.lines.length) blocks.shift();
  return match[1] === '_' ? undefined : match[1];
}

function pairItems(blocks: Block[], declarations: Declaration[]): Item[] {
  const byLine = new Map(declarations.map((declaration) => [declaration.position.line, declaration]));
  const items: Item[] = blocks.map((block) => {
    const declaration = byLine.get(block.lastLine + 1);
    return declaration ? { declaration, block } : { block };
  });
  const paired = new Set(items.map((item) => item.declaration));
  for (const declaration of declarations) if (!paired.has(declaration)) items.push({ declaration });
  return items.sort((a, b) => lineOf(a) - lineOf(b));
}

function lineOf({ declaration, block }: Item): number {
  return declaration?.position.line ?? block?.position.line ?? 0;
}

function openGroup(
  state: FileState,
  items: Item[],
  returned: string | undefined,
  module: string | undefined,
): void {
  const id = groupId(state.path);
  const item = findGroupTable(items, id, returned);
  if (!item?.declaration) return;
  const { declaration, block } = item;
  state.table = item;
  state.isGlobal = declaration.name === '_G';
  state.group = makeGroup(id, declaration, block, module, state.context.report);
  state.classes.set(declaration.name, block?.type?.name ?? id);
}

/** Tags that may stand in a comment above nothing. */
const NEEDS_NOTHING = ['class', 'alias', 'meta', 'cast', 'diagnostic'];

function readLoneBlock(state: FileState, block: Block | undefined, isEvents: boolean): void {
  if (!block) return;
  const { report } = state.context;
  if (isTypeBlock(block)) {
    if (isEvents && readEventItem(state, undefined, block)) return;
    state.types.push(makeType(block, undefined, report));
    return;
  }
  const tag = block.tags.find(({ name }) => !NEEDS_NOTHING.includes(name));
  if (!tag || block.tags.some(({ name }) => name === 'class' || name === 'alias')) return;
  report.error(
    tag.position,
    `\`@${tag.name}\` stands above nothing: no function, table or value follows on the next line.`,
    'Remove the empty line below the comment, or add what it describes.',
  );
}
