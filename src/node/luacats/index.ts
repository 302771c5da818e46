import { compareText } from '../../shared/compare-text.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { checkReference } from './checks/check-reference.ts';
import { checkSections } from './checks/check-sections.ts';
import type { ReadContext } from './comment-model.ts';
import { finishTableEvent } from './events.ts';
import { type DefinitionFile, readDefinitionFile } from './file.ts';
import type { Reference } from './model.ts';
import { lastPart } from './names.ts';
import { createReport, type Report } from './report.ts';
import type { FileState } from './state.ts';

export { inSection } from './checks/check-sections.ts';
export { summaryLines } from './comments.ts';
export { lastPart, nearestName, slugOf } from './names.ts';
export { tagOf } from './tags/tag-lines.ts';
export { SITE_TAGS } from './tags/tags.ts';
export { formatType } from './types/type-format.ts';
export { parseType, parseTypeAt } from './types/type-parser.ts';
export { TypeSyntaxError } from './types/type-tokens.ts';

/** What definition files say. */
export interface ReadResult {
  reference: Reference;
  problems: Problem[];
  /** Last parts of the names that files define and errors leave out of the reference. */
  lost: Set<string>;
}

/** What the files of a reading without problems declare, by their paths. */
export type ReferenceMemory = Map<string, { text: string; state: FileState }>;

/**
 * Reads definition files. Whatever is wrong with them is in `problems`, ordered by position; the reference then
 * contains what could be read.
 *
 * @param files Paths are relative to the site's folder: `definitions/client.lua`, `definitions/events/game.lua`.
 * @param memory Files with a text that it knows are not read again. It then knows the files of this reading.
 */
export function readReference(files: DefinitionFile[], memory?: ReferenceMemory): ReadResult {
  const report = createReport();
  // Without letter case, so that the order does not depend on what listed the files.
  const inOrder = [...files].sort((a, b) => compareText(a.path.toLowerCase(), b.path.toLowerCase()));
  const states = inOrder.map((file) => readOnce(file, report, memory));
  const context = joinContexts(states, report);
  const types = new Map(context.types.map((block) => [block.type.name, block]));
  const reference: Reference = {
    groups: states.flatMap(({ group, isHidden }) => (group && !isHidden ? group : [])),
    events: states.flatMap((state) => state.events).map((event) => finishTableEvent(event, types)),
    families: states.flatMap((state) => state.families),
    types: states.flatMap((state) => state.types),
  };
  checkReference(reference, context);
  const lost = new Set([...context.lost.types, ...context.lost.symbols].map(lastPart));
  checkSections(reference, report, lost);
  const problems = report.sorted();
  // Checks take out of a file's state what has an error.
  if (problems.length) memory?.clear();
  return { reference, problems, lost };
}

function readOnce(
  { path, text }: DefinitionFile,
  report: Report,
  memory: ReferenceMemory | undefined,
): FileState {
  const former = memory?.get(path);
  if (former?.text === text) return former.state;
  const state = readDefinitionFile({ path, text }, createContext(report));
  memory?.set(path, { text, state });
  return state;
}

function createContext(report: Report): ReadContext {
  return {
    report,
    uses: [],
    generics: [],
    types: [],
    sees: [],
    replacements: [],
    lost: { types: [], symbols: [] },
    hidden: new Set(),
  };
}

/** Returns what all files say together. */
function joinContexts(states: FileState[], report: Report): ReadContext {
  const contexts = states.map(({ context }) => context);
  return {
    report,
    uses: contexts.flatMap(({ uses }) => uses),
    generics: contexts.flatMap(({ generics }) => generics),
    types: contexts.flatMap(({ types }) => types),
    sees: contexts.flatMap(({ sees }) => sees),
    replacements: contexts.flatMap(({ replacements }) => replacements),
    lost: {
      types: contexts.flatMap(({ lost }) => lost.types),
      symbols: contexts.flatMap(({ lost }) => lost.symbols),
    },
    hidden: new Set(contexts.flatMap(({ hidden }) => [...hidden])),
  };
}
