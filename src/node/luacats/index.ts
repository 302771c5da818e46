import { compareText } from '../../shared/compare-text.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { checkReference } from './checks/check-reference.ts';
import { checkSections } from './checks/check-sections.ts';
import type { ReadContext } from './comment-model.ts';
import { finishTableEvent } from './events.ts';
import { type DefinitionFile, readDefinitionFile } from './file.ts';
import type { ReadFile, ReferenceMemory } from './memory.ts';
import type { Reference } from './model.ts';
import { shortNameOf } from './names.ts';
import { createReport, type Report } from './report.ts';

export { inSection } from './checks/check-sections.ts';
export { summaryLines } from './comments.ts';
export type { DefinitionFile } from './file.ts';
export { latestReadings, type ReadFile, type ReferenceMemory } from './memory.ts';
export { nearestName, shortNameOf, slugOf } from './names.ts';
export { tagOf } from './tags/tag-lines.ts';
export { SITE_TAGS } from './tags/tags.ts';
export { formatType, needsParentheses } from './types/type-format.ts';
export { parseType, parseTypeAt } from './types/type-parser.ts';
export { TypeSyntaxError } from './types/type-tokens.ts';

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
 * @param memory Files that it knows are not read again. It then knows the files of this reading.
 */
export function readReference(files: DefinitionFile[], memory?: ReferenceMemory): ReadResult {
  const report = createReport();
  // Without letter case, so that the order does not depend on what listed the files.
  const inOrder = [...files].sort((a, b) => compareText(a.path.toLowerCase(), b.path.toLowerCase()));
  const fresh = new Map<DefinitionFile, ReadFile>();
  const states = inOrder.map((file) => {
    const known = memory?.get(file);
    if (known) return known;
    const read = readFile(file, report);
    fresh.set(file, read);
    return read;
  });
  const context = joinContexts(states, report);
  const types = new Map(context.types.map((block) => [block.type.name, block]));
  const reference: Reference = {
    groups: states.flatMap(({ group, isHidden }) => (group && !isHidden ? group : [])),
    events: states.flatMap((state) => state.events).map((event) => finishTableEvent(event, types)),
    families: states.flatMap((state) => state.families),
    types: states.flatMap((state) => state.types),
  };
  checkReference(reference, context);
  const lost = new Set([...context.lost.types, ...context.lost.symbols].map(shortNameOf));
  checkSections(reference, report, lost);
  const problems = report.sorted();
  // Checks take what has an error out of what was read.
  if (problems.length) memory?.spoil();
  else for (const [file, read] of fresh) memory?.set(file, read);
  return { reference, problems, lost };
}

function readFile(file: DefinitionFile, report: Report): ReadFile {
  const { context, ...state } = readDefinitionFile(file, createContext(report));
  const { report: _report, ...collected } = context;
  return { ...state, context: collected };
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
function joinContexts(states: ReadFile[], report: Report): ReadContext {
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
