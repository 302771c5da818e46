import type { Problem } from '../diagnostics/problem.ts';
import type { ReadContext } from './block.ts';
import { checkReference, findLostNames, type LostNames } from './checks.ts';
import { readFile, type SourceFile } from './file.ts';
import type { Reference } from './model.ts';
import { groupId } from './names.ts';
import { createReport } from './report.ts';
import type { FileState } from './state.ts';
import { finishTableEvent } from './symbols.ts';

export { checkLua } from './lua.ts';
export { lastPart, nearest, slugOf } from './names.ts';
export { formatType } from './type-format.ts';
export { parseType, TypeSyntaxError } from './type-parser.ts';

/**
 * Reads definition files. Whatever is wrong with them is in `problems`, ordered by place; the reference then holds
 * what could be read.
 *
 * @param files Paths are relative to the site's folder: `definitions/client.lua`, `definitions/events/game.lua`.
 */
export function readReference(files: SourceFile[]): { reference: Reference; problems: Problem[] } {
  const context: ReadContext = { report: createReport(), uses: [], types: [], sees: [] };
  const lost: LostNames = { types: [], symbols: [] };
  const states: FileState[] = [];
  for (const file of [...files].sort((a, b) => compare(a.path, b.path))) {
    const state = readFile(file, context);
    if (state) states.push(state);
    else addNames(lost, findLostNames(file.text, groupId(file.path)));
  }
  const reference: Reference = {
    groups: states.flatMap((state) => state.group ?? []),
    events: states.flatMap((state) => state.events),
    types: states.flatMap((state) => state.types),
  };
  const types = new Map(context.types.map((block) => [block.type.name, block]));
  for (const event of reference.events) finishTableEvent(event, types);
  checkReference(reference, context, lost);
  return { reference, problems: context.report.sorted() };
}

function addNames(lost: LostNames, names: LostNames): void {
  lost.types.push(...names.types);
  lost.symbols.push(...names.symbols);
}

/** By letters without case, so that the order is the same whatever listed the files. */
function compare(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}
