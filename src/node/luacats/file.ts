import type { Statement } from 'luaparse';
import { append } from '../diagnostics/append.ts';
import { reportBesideValues } from './beside-values.ts';
import { reportCalls } from './calls.ts';
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
import { reportInsideValues } from './inside-values.ts';
import { joinApart, pairItems, reportLoneTag } from './items.ts';
import { findLostNames } from './lost-names.ts';
import { checkModule, reportReturn, takeMeta } from './module.ts';
import { EVENT_CLASS, groupId } from './names.ts';
import { withoutOtherTables } from './other-tables.ts';
import { readEventItem } from './read-events.ts';
import { findGroupTable, readGroupItem, reportMisplacedEvent, strangerTable } from './read-group.ts';
import type { Report } from './report.ts';
import type { FileState, Item } from './state.ts';
import { parseAround } from './syntax/recover.ts';
import { fixForSyntax } from './syntax/syntax-fix.ts';
import { reportTagOrder } from './tag-order.ts';
import { reportTagsBehindCode } from './tags-behind-code.ts';
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
  reportTagsBehindCode(path, parsed.text, comments, context.report);
  const blocks = findBlocks(path, parsed.text, comments, context.report);
  const isBlank = !clean.trim();
  const module = isBlank ? undefined : takeMeta(path, blocks, context);
  const docs = reportCalls(
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
    reportBesideValues(block, declaration, comments, context.report);
    reportInsideValues(block, declaration, above, context.report);
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
  const isBesideEvents = path.split('/').at(-2) === 'events';
  const isEvents = isBesideEvents
    ? !reportMisplacedGroup(items, state)
    : reportMisplacedEvents(items, state, returnedName(body));
  if (!isEvents) openGroup(state, items, returnedName(body), module);
  reportReturn(body, module, state);
  if (!items.length && !parsed.problems.length)
    noteEmptyFile(state, isBlank || (module === undefined && /@meta/.test(clean)));
  const joined = joinApart(items, clean.split('\n'), context);
  for (const item of withoutOtherTables(joined, state)) readItem(item, state, { isEvents, lostLines });
  return state;
}

/** Statements that may contain declarations, which would go unnoticed there. */
const HOLDERS: Record<string, string> = {
  DoStatement: 'do',
  ForGenericStatement: 'for',
  ForNumericStatement: 'for',
  IfStatement: 'if',
  RepeatStatement: 'repeat',
  WhileStatement: 'while',
};

/** Reports what is not read: blocks such as `if`, and assignments to several names. */
function reportStatements(body: Statement[], file: string, report: Report): void {
  for (const statement of body) {
    const { type, loc } = statement;
    if (type === 'AssignmentStatement' && statement.variables.length > 1) {
      const { line = 1, column = 0 } = loc?.start ?? {};
      const message = 'An assignment to several names is not read: each needs a comment of its own.';
      report.error({ file, line, column: column + 1 }, message, 'Write an assignment for each.');
    }
    const word = Object.hasOwn(HOLDERS, type) && HOLDERS[type];
    if (!word) continue;
    const { line = 1, column = 0 } = loc?.start ?? {};
    const message = `The block of \`${word}\` is not read: definitions only declare, and nothing runs.`;
    report.error(
      { file, line, column: column + 1 },
      message,
      'Move its declarations out of it, or remove it.',
    );
  }
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
  reportInside(item, state);
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

/** Reports the file of a group in the folder of events, which is then read as it was meant. */
function reportMisplacedGroup(items: Item[], { path, context }: FileState): boolean {
  const id = groupId(path);
  const table = items.find(({ declaration }) => declaration?.kind === 'table' && declaration.name === id);
  const isEventClass = ({ block }: Item) => block?.type?.name.startsWith('event.');
  const hasFunctions = items.some(({ declaration }) => declaration?.base === id);
  if (!table?.declaration || !hasFunctions || items.some(isEventClass)) return false;
  context.report.error(
    table.declaration.position,
    `\`${id}\` is a group, but its file is in the folder of events.`,
    `Move it to \`${path.replace(/events\/(?=[^/]+$)/, '')}\`.`,
  );
  return true;
}

/** Reports a file of events outside their folder, if there is nothing else in it. It is then read as it was meant. */
function reportMisplacedEvents(items: Item[], state: FileState, returned: string | undefined): boolean {
  const types = items.flatMap(({ block }) => block?.type ?? []);
  const isEvents = types.some(({ name }) => EVENT_CLASS.test(name));
  const first = types.find(({ name }) => name.startsWith('event.'));
  if (!first || !isEvents || findGroupTable(items, groupId(state.path), returned)) return false;
  return reportMisplacedEvent(state, first);
}

/** Reports functions between the braces of a table with a class: they would be in no page. */
function reportInside({ declaration, block }: Item, { context }: FileState): void {
  if (block?.type?.kind !== 'class' || block.hidden) return;
  for (const { name, position } of declaration?.inside ?? []) {
    const fullName = `${declaration?.name}.${name}`;
    context.lost.symbols.push(fullName);
    context.report.error(
      position,
      `\`${name}\` is a function between the braces of \`${declaration?.name}\`, expected one below the table.`,
      `Move it and its comment there, and write it as \`function ${fullName}() end\`.`,
    );
  }
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
