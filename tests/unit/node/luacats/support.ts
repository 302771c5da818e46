import { readReference } from '../../../../src/node/luacats/index.ts';
import type { EntryDoc, EventDoc, GroupDoc, Reference, TypeDoc } from '../../../../src/node/luacats/model.ts';

/** Start of a group file that is right as it is. */
export const HEAD = '---@meta\n\n---A group.\n---@class demolib\ndemo = {}\n\n';

/** Reads files by their path, and fails when anything is wrong with them. */
export function readGood(files: Record<string, string>): Reference {
  const { reference, problems } = readReference(
    Object.entries(files).map(([path, text]) => ({ path, text })),
  );
  if (problems.length) throw new Error(JSON.stringify(problems, null, 2));
  return reference;
}

/** Reads a group file with the usual start, and returns what is in it. */
export function readDemo(body: string): { group: GroupDoc; types: TypeDoc[] } {
  const { groups, types } = readGood({ 'definitions/demo.lua': HEAD + body });
  const [group] = groups;
  if (!group) throw new Error('no group');
  return { group, types };
}

/** The only entry of a group file with the usual start. */
export function readEntry(body: string): EntryDoc {
  const [entry, second] = readDemo(body).group.entries;
  if (!entry || second) throw new Error('not one entry');
  return entry;
}

/** The only event of an events file. */
export function readEvent(body: string): EventDoc {
  const [event, second] = readGood({ 'definitions/events/game.lua': `---@meta\n\n${body}` }).events;
  if (!event || second) throw new Error('not one event');
  return event;
}

/**
 * Reads files of which one has a `«` at the place where a problem is expected. Gives the problems that are there;
 * problems at other places keep their place, so that a test for the exact list fails.
 */
export function problemsAtMark(
  body: string,
  path = 'definitions/demo.lua',
  head = HEAD,
  others: Record<string, string> = {},
) {
  const marked = head + body;
  const before = marked.slice(0, marked.indexOf('«')).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  const files = { ...others, [path]: marked.replace('«', '') };
  const { problems } = readReference(Object.entries(files).map(([name, text]) => ({ path: name, text })));
  return problems.map(({ severity, ...problem }) => {
    const isThere = problem.file === path && problem.line === line && problem.column === column;
    if (!isThere) return { severity, ...problem };
    const kind = severity === 'error' ? {} : { severity };
    return { ...kind, message: problem.message, ...(problem.fix && { fix: problem.fix }) };
  });
}
