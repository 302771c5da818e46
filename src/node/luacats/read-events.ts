import { type DocComment, isHidden, isTypeComment } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import { makeFamily, makeFunctionEvent, makeTableEvent } from './events.ts';
import { EVENT_CLASS } from './names.ts';
import { fixForName } from './report.ts';
import type { FileState } from './state.ts';
import { makeType } from './types-and-groups.ts';

const FAMILY_CLASS = /^event\.\w+$/;

/**
 * Reads an item of an events file into the state.
 *
 * @returns Whether the item was an event, a family or wrong; else a lone comment defines an ordinary type.
 */
export function readEventItem(
  state: FileState,
  declaration: Declaration | undefined,
  block: DocComment | undefined,
): boolean {
  const { context } = state;
  if (declaration && (declaration.base !== undefined || declaration.kind === 'function')) {
    readCallback(state, declaration, block);
    return true;
  }
  if (!isTypeComment(block)) return false;
  const { name, kind, position } = block.type;
  if (kind === 'class' && EVENT_CLASS.test(name)) {
    if (!isHidden(context, block, name)) state.events.push(makeTableEvent(block, context));
    return true;
  }
  if (kind === 'class' && FAMILY_CLASS.test(name) && (declaration || isOverview(block))) {
    if (declaration) state.classes.set(declaration.name, name);
    state.families.push(makeFamily(block, context.report));
    return true;
  }
  if (name.startsWith('event.')) {
    context.report.error(
      position,
      `\`${name}\` is not an event.`,
      'Name an event `event.<family>.<name>`; a class `event.<family>` needs a description, or a table below it.',
    );
    return true;
  }
  if (declaration && !isHidden(context, block, name)) state.types.push(makeType(block, {}, context.report));
  return declaration !== undefined;
}

/** Returns whether a class without a table is the text about a family, and not an event without its name. */
function isOverview({ description, fields }: DocComment): boolean {
  return description.text !== '' && fields.length === 0;
}

function readCallback(state: FileState, declaration: Declaration, block: DocComment | undefined): void {
  const { base = '', kind, name, position } = declaration;
  const { report, lost } = state.context;
  const family = state.classes.get(base);
  if (family === undefined || kind !== 'function') {
    lost.symbols.push(`${family ?? base}.${name}`);
    report.error(
      position,
      `\`${base ? `${base}.` : ''}${name}\` is not a function of an event family.`,
      fixForName(base, state.classes.keys(), 'Add it to a table with `---@class event.<family>` above it.'),
    );
    return;
  }
  if (declaration.separator === ':')
    report.error(
      position,
      `\`${base}:${name}\` is a method, expected a function: the game calls it without its table.`,
      `Write \`function ${base}.${name}(...)\`.`,
    );
  if (block && isHidden(state.context, block, `${family}.${name}`)) return;
  const event = makeFunctionEvent(declaration, block, family, state.context);
  if (event) state.events.push(event);
  else lost.symbols.push(`${family}.${name}`);
}
