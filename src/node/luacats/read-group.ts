import { type DocComment, isHidden, isTypeComment } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import { makeEntry } from './entries.ts';
import { reportMisplacedEvent } from './misplaced/wrong-folder.ts';
import type { EntryDoc } from './model.ts';
import { groupId } from './names.ts';
import { fixForName, quotePosition } from './report.ts';
import type { FileState, Item } from './state.ts';
import { makeType } from './types-and-groups.ts';

/**
 * Finds the table of a file's group: the one that the file returns, the one with the file's name, or `_G`, whose
 * functions have no table before their name.
 */
export function findGroupTable(items: Item[], id: string, returned: string | undefined): Item | undefined {
  const tables = items.filter((item) => item.declaration?.kind === 'table');
  const find = (test: (declaration: Declaration, block: DocComment | undefined) => boolean) =>
    tables.find(({ declaration, block }) => declaration && test(declaration, block));
  const isReturned = (declaration: Declaration) => declaration.local && declaration.name === returned;
  return (
    find((declaration, block) => isReturned(declaration) && block !== undefined) ??
    find((declaration) => declaration.name === id) ??
    find(isReturned) ??
    find((declaration) => !declaration.local && declaration.name === '_G')
  );
}

/** Reads a statement of a group's file into the state: a class with its table, a function, a method or a value. */
export function readGroupItem(
  state: FileState,
  declaration: Declaration,
  block: DocComment | undefined,
): void {
  const { report } = state.context;
  if (isTypeComment(block) && holdsType(declaration)) {
    const { kind, name } = block.type;
    if (reportMisplacedEvent(state, block.type)) return;
    if (kind === 'class') state.classes.set(fullName(declaration), name);
    if (isMisnamedGroup(state, declaration, name)) reportNoGroup(state, declaration);
    if (isHidden(state.context, block, name)) return;
    const group = kind === 'class' ? state.group?.id : undefined;
    const table = scriptName(state, declaration);
    state.types.push(
      makeType(block, { ...(group && { group }), ...(table !== undefined && { table }) }, report),
    );
    return;
  }
  if (!declaration.base && declaration.kind === 'table' && !block) {
    reportSecondTable(state, declaration);
    return;
  }
  // What only the file itself can call is not part of the API.
  if (declaration.local && declaration.kind === 'function' && !block) return;
  const { group, table } = state;
  if (!group || !table?.declaration) {
    reportNoGroup(state, declaration);
    return;
  }
  const identity = identifyEntry(state, declaration, group.id, table.declaration.name);
  if (identity && block && isHidden(state.context, block, identity.name)) return;
  const entry = identity && makeEntry(declaration, block, { group: group.id, ...identity }, state.context);
  if (entry) group.entries.push(entry);
  else state.context.lost.symbols.push(identity?.name ?? fullName(declaration));
}

/** Reports the table of a group that is made again, which in Lua would empty it. */
function reportSecondTable({ table, context }: FileState, { name, position }: Declaration): void {
  const first = table?.declaration;
  if (first?.name !== name) return;
  const message = `The table \`${name}\` is created again; the first is at ${quotePosition(first.position)}.`;
  context.report.error(position, message, 'Remove the line.');
}

function holdsType({ base, kind, fields }: Declaration): boolean {
  return kind !== 'function' && (!base || fields !== undefined);
}

function fullName({ base, separator, name }: Declaration): string {
  return base === undefined ? name : `${base}${separator}${name}`;
}

/** The name under which scripts reach a table, by that of the group if it is a part of it; undefined for a local one. */
function scriptName({ group, table }: FileState, declaration: Declaration): string | undefined {
  const { base, local, name } = declaration;
  if (local) return undefined;
  if (base === undefined) return name;
  return group && base === table?.declaration?.name ? `${group.id}.${name}` : undefined;
}

/** Returns the global table that a file without a group of its name most likely contains for it. */
export function strangerTable(items: Item[]): Declaration | undefined {
  const isGlobal = ({ declaration, block }: Item) =>
    declaration?.kind === 'table' && !declaration.local && !block?.type?.enumOf;
  const tables = items.filter(isGlobal);
  return (tables.find(({ block }) => block?.type?.kind === 'class') ?? tables[0])?.declaration;
}

function identifyEntry(
  state: FileState,
  declaration: Declaration,
  group: string,
  table: string,
): Pick<EntryDoc, 'name' | 'kind'> | undefined {
  const { base, separator, name, position } = declaration;
  const { report } = state.context;
  if (base === undefined) {
    if (state.isGlobal && !declaration.local) return { name, kind: kindOf(declaration) };
    const fix = declaration.local
      ? 'Remove it, or write it without `local`.'
      : `Write it as \`${table}.${name}\`.`;
    report.error(position, `\`${name}\` is not part of the table \`${table}\`.`, fix);
    return undefined;
  }
  const owner = state.classes.get(base);
  if (owner === undefined) {
    const inner = `Add it to \`${table}\`, or define \`${base}\` with \`@class\`.`;
    const other = `Write it as \`${table}.${name}\`, or move it to the file of \`${base}\`.`;
    const fix = fixForName(
      base,
      state.classes.keys(),
      base.includes('.') || separator === ':' ? inner : other,
    );
    report.error(position, `\`${base}\` is not a table of this file.`, fix);
    return undefined;
  }
  const isGroup = owner === (state.table?.block?.type?.name ?? group);
  if (isGroup && name === '__call' && declaration.kind === 'function')
    return { name: group, kind: 'constructor' };
  return { name: `${isGroup ? group : owner}${separator}${name}`, kind: kindOf(declaration) };
}

function kindOf({ kind, separator }: Declaration): EntryDoc['kind'] {
  if (kind !== 'function') return 'value';
  return separator === ':' ? 'method' : 'function';
}

/** Returns whether a table is that of a group under another name than the file: a type has the name of its table, or no global one. */
function isMisnamedGroup(
  { stranger, path }: FileState,
  declaration: Declaration,
  className: string,
): boolean {
  return stranger === declaration && className !== declaration.name && groupId(path) !== 'types';
}

function reportNoGroup(state: FileState, declaration: Declaration): void {
  const { classes, context, path } = state;
  const id = groupId(path);
  context.lost.symbols.push(fullName(declaration));
  // One message for the file: without a table, none of its functions has a page.
  if (classes.has(NO_GROUP)) return;
  classes.set(NO_GROUP, NO_GROUP);
  context.lost.symbols.push(id);
  const { stranger, isTableLost } = state;
  if (isTableLost) return;
  if (stranger) {
    context.lost.symbols.push(stranger.name);
    context.report.error(
      stranger.position,
      id === 'types'
        ? `\`${path}\` defines the table \`${stranger.name}\`, expected only types without a group.`
        : `\`${path}\` defines the table \`${stranger.name}\`, expected \`${id}\`, like the name of the file.`,
      id === 'types'
        ? `Move it and what is in it to \`${path.replace(/[^/]*$/, `${stranger.name}.lua`)}\`.`
        : `Rename the file to \`${stranger.name}.lua\`${/^[A-Za-z_]\w*$/.test(id) ? `, or the table to \`${id}\`` : ''}.`,
    );
    return;
  }
  const { base = '' } = declaration;
  const start = classes.has(base)
    ? `Move \`${base}\` with its functions to the file of a group, or add`
    : 'Add';
  // The file of functions without a table.
  const [table, name] = id === 'G' ? ['_G', '_G'] : [id, `${id}lib`];
  context.report.error(
    declaration.position,
    `\`${path}\` has functions or values, but no table \`${table}\` for its group.`,
    `${start} \`${table} = {}\` with a description and \`---@class ${name}\` above the first function.`,
  );
}

const NO_GROUP = '(no group)';
