import { append } from '../diagnostics/append.ts';
import {
  type DocComment,
  isHidden,
  isTypeComment,
  type LostNames,
  type ReadContext,
} from './comment-model.ts';
import { findBlocks } from './comments.ts';
import { declarationOf, returnedName } from './declarations.ts';
import { readDocComment } from './doc-comment.ts';
import { fillEnum } from './enums.ts';
import { joinApart, pairItems, reportLoneTag } from './items.ts';
import { findLostNames } from './lost-names.ts';
import { reportCommentedCalls } from './misplaced/commented-calls.ts';
import { reportCommentsAfterValues } from './misplaced/comments-after-values.ts';
import { reportCommentsInsideTable, reportFunctionsInsideTable } from './misplaced/inside-table.ts';
import { reportStatements } from './misplaced/other-statements.ts';
import { withoutOtherTables } from './misplaced/other-tables.ts';
import { reportTagOrder } from './misplaced/tag-order.ts';
import { reportTagsAfterCode } from './misplaced/tags-after-code.ts';
import {
  reportMisplacedEvent,
  reportMisplacedEvents,
  reportMisplacedGroup,
} from './misplaced/wrong-folder.ts';
import { checkModule, reportReturn, takeMeta } from './module.ts';
import { groupId } from './names.ts';
import { readEventItem } from './read-events.ts';
import { findGroupTable, readGroupItem, strangerTable } from './read-group.ts';
import type { FileState, Item } from './state.ts';
import { parseAround } from './syntax/recover.ts';
import { fixForSyntax } from './syntax/syntax-fix.ts';
import { makeGroup, makeType } from './types-and-groups.ts';

/** A definition file as it is read. */
export interface DefinitionFile {
  path: string;
  text: string;
}

/** Reads one definition file, all but the statements whose Lua does not parse. */
export function readDefinitionFile({ path, text }: DefinitionFile, context: ReadContext): FileState {
  // To the parser, a carriage return alone ends a line too.
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { body, comments, lost, lostLines, ...parsed } = parseAround(clean);
  for (const problem of parsed.problems) {
    const { line, column, message } = problem;
    // Stands for bytes that are not UTF-8, which whoever read the file has reported.
    if (message.includes('\uFFFD')) continue;
    const fix = fixForSyntax(clean, problem, 'Correct the code.');
    context.report.error({ file: path, line, column }, `The file is not valid Lua: ${message}.`, fix);
  }
  if (lost.length) addLost(context, findLostNames(lost.join('\n'), groupId(path)));
  reportStatements(body, path, context.report);
  reportTagsAfterCode(path, parsed.text, comments, context.report);
  const blocks = findBlocks(path, parsed.text, comments, context.report);
  const isBlank = !clean.trim();
  const module = isBlank ? undefined : takeMeta(path, blocks, context);
  const docs = reportCommentedCalls(
    blocks.map((block) => readDocComment(block, context)),
    { body, file: path },
    context,
  );
  const items = pairItems(
    docs,
    body.flatMap((statement) => declarationOf(statement, path) ?? []),
  );
  const above = new Map(docs.map((doc) => [doc.lastLine + 1, doc]));
  for (const { declaration, block } of items) {
    // A table that does not parse is reported already.
    if (!block || (!declaration && lostLines.has(block.lastLine + 1))) continue;
    fillEnum(block, declaration, above, context.report);
    reportCommentsAfterValues(block, declaration, comments, context.report);
    reportCommentsInsideTable(block, declaration, above, context.report);
    reportTagOrder(block, declaration !== undefined, context.report);
  }
  const state: FileState = {
    path,
    context,
    isGlobal: false,
    isTableLost: lost.some((line) => line.replace(/^local\s+|\s*=.*$/g, '') === groupId(path)),
    classes: new Map(),
    events: [],
    families: [],
    types: [],
  };
  const returned = returnedName(body);
  const isInEventsFolder = path.split('/').at(-2) === 'events';
  const isEvents = isInEventsFolder
    ? !reportMisplacedGroup(items, state)
    : !findGroupTable(items, groupId(path), returned) && reportMisplacedEvents(items, state);
  if (!isEvents) openGroup(state, items, returned, module);
  reportReturn(body, module, state);
  if (!items.length && !parsed.problems.length)
    noteEmptyFile(state, isBlank || (module === undefined && /@meta/.test(clean)));
  const joined = joinApart(items, clean.split('\n'), context);
  for (const item of withoutOtherTables(joined, state)) readItem(item, state, { isEvents, lostLines });
  return state;
}

/** Notes a file that describes nothing; reports it only where no other message says so. */
function noteEmptyFile({ path, context }: FileState, isReported: boolean): void {
  if (isReported)
    context.report.error(
      { file: path, line: 1, column: 1 },
      'The file describes nothing.',
      'Describe what belongs in it, or remove it.',
    );
  // Whatever was meant to be in it is missing elsewhere: one message is for all of that.
  context.lost.symbols.push(groupId(path));
}

/** Reads a declaration with its comment, or a comment alone, in a file of events or of a group. */
function readItem(
  item: Item,
  state: FileState,
  { isEvents, lostLines }: { isEvents: boolean; lostLines: ReadonlySet<number> },
): void {
  reportFunctionsInsideTable(item, state);
  if (item === state.table) return;
  const { declaration, block } = item;
  if (!declaration) {
    const isLost = block && lostLines.has(block.lastLine + 1);
    if (!isLost || isTypeComment(block)) readLoneComment(state, block, isEvents);
  } else if (isEvents) readEventItem(state, declaration, block);
  else readGroupItem(state, declaration, block);
}

function addLost({ lost }: ReadContext, { types, symbols }: LostNames): void {
  append(lost.types, types);
  append(lost.symbols, symbols);
}

function openGroup(
  state: FileState,
  items: Item[],
  returned: string | undefined,
  module: string | undefined,
): void {
  const id = groupId(state.path);
  const item = findGroupTable(items, id, returned);
  if (!item?.declaration) {
    state.stranger = strangerTable(items);
    return;
  }
  const { declaration, block } = item;
  checkModule(declaration, { module, returned, id }, state);
  state.table = item;
  state.isGlobal = declaration.name === '_G';
  state.isHidden = block !== undefined && isHidden(state.context, block, id);
  state.group = makeGroup(id, declaration, block, module, state.context.report);
  state.classes.set(declaration.name, block?.type?.name ?? id);
}

function readLoneComment(state: FileState, block: DocComment | undefined, isEvents: boolean): void {
  if (!block) return;
  const { report } = state.context;
  if (isTypeComment(block)) {
    if (isEvents && readEventItem(state, undefined, block)) return;
    if (!isEvents && reportMisplacedEvent(state, block.type)) return;
    if (!isHidden(state.context, block, block.type.name)) state.types.push(makeType(block, {}, report));
    return;
  }
  reportLoneTag(block, report);
}
