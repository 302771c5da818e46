import type { Problem } from '../diagnostics/problem.ts';
import { checkSections } from './check-sections.ts';
import { checkReference } from './checks.ts';
import type { ReadContext } from './comment-model.ts';
import { type DefinitionFile, readDefinitionFile } from './file.ts';
import type { Reference } from './model.ts';
import { lastPart } from './names.ts';
import { createReport } from './report.ts';
import { finishTableEvent } from './symbols.ts';

export { inSection } from './check-sections.ts';
export { summaryLines } from './comments.ts';
export { lastPart, nearestName, slugOf } from './names.ts';
export { SITE_TAGS } from './tags.ts';
export { formatType } from './type-format.ts';
export { parseType, parseTypeAt } from './type-parser.ts';
export { TypeSyntaxError } from './type-tokens.ts';

/** What definition files say. */
export interface ReadResult {
  reference: Reference;
  problems: Problem[];
  /** Last parts of the names that files define and errors leave out of the reference. */
  lost: Set<string>;
}

/**
 * Reads definition files. Whatever is wrong with them is in `problems`, ordered by position; the reference then
 * contains what could be read.
 *
 * @param files Paths are relative to the site's folder: `definitions/client.lua`, `definitions/events/game.lua`.
 */
export function readReference(files: DefinitionFile[]): ReadResult {
  const context: ReadContext = {
    report: createReport(),
    uses: [],
    types: [],
    sees: [],
    replacements: [],
    lost: { types: [], symbols: [] },
    hidden: new Set(),
  };
  const inOrder = [...files].sort((a, b) => compare(a.path, b.path));
  const states = inOrder.map((file) => readDefinitionFile(file, context));
  const reference: Reference = {
    groups: states.flatMap(({ group, isHidden }) => (group && !isHidden ? group : [])),
    events: states.flatMap((state) => state.events),
    families: states.flatMap((state) => state.families),
    types: states.flatMap((state) => state.types),
  };
  const types = new Map(context.types.map((block) => [block.type.name, block]));
  for (const event of reference.events) finishTableEvent(event, types);
  checkReference(reference, context);
  checkSections(reference, context.report);
  const lost = new Set([...context.lost.types, ...context.lost.symbols].map(lastPart));
  return { reference, problems: context.report.sorted(), lost };
}

/** Orders paths without letter case, so that the order does not depend on what listed the files. */
function compare(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}
