import type { ReadContext } from '../comment-model.ts';
import type { EntryDoc, GroupDoc, Position, Reference } from '../model.ts';
import { quotePosition, type Report } from '../report.ts';
import { checkEventFiles, checkFamilyFiles } from './check-event-files.ts';
import { checkParams } from './check-params.ts';
import { checkTargets } from './check-targets.ts';
import { checkTypeNames, checkTypesOnce } from './check-types.ts';
import { checkCycles } from './cycles.ts';
import { reportTwice } from './report-twice.ts';

/** Checks what only all files together show: names defined twice, routes used twice, names that nothing defines. */
export function checkReference(reference: Reference, context: ReadContext): void {
  const { report } = context;
  checkTypesOnce(reference, context);
  const circular = checkCycles(context);
  // Following an alias to what it stands for would never end.
  for (const type of reference.types) if (circular.has(type.name)) delete type.base;
  checkTypeNames(context);
  const symbols = new Map<string, Position>();
  for (const group of reference.groups) {
    for (const field of group.fields) addOnce(symbols, `${group.id}.${field.name}`, field.position, report);
    group.entries = group.entries.filter(({ kind, name, position }) =>
      addOnce(symbols, kind === 'constructor' ? `${group.id}.__call` : name, position, report),
    );
    checkSlugs(group, report);
  }
  checkFieldNames(reference, report);
  checkFamilyFiles(reference, context);
  const events = new Map<string, Position>();
  reference.events = reference.events.filter(({ family, name, position }) =>
    addOnce(events, `event.${family}.${name}`, position, report),
  );
  checkEventFiles(reference, context);
  reference.types = [
    ...new Map(reference.types.toReversed().map((type) => [type.name, type])).values(),
  ].reverse();
  checkParams(reference, report);
  checkTargets([...symbols.keys(), ...events.keys()], reference, context);
}

/**
 * Returns whether a name is new; what is defined twice is left out, so that no page is claimed twice. Also finds an
 * event written both as a class and as a function, which `checkTypesOnce` cannot see.
 */
function addOnce(seen: Map<string, Position>, name: string, position: Position, report: Report): boolean {
  const before = seen.get(name);
  if (before) reportTwice(`\`${name}\``, position, before, report);
  else seen.set(name, position);
  return !before;
}

/** Reports methods and functions of a class that have the name of one of its fields: the table keeps one of the two. */
function checkFieldNames({ types, groups }: Reference, report: Report): void {
  const fields = new Map(
    types.flatMap((type) => type.fields.map(({ name, position }) => [`${type.name}.${name}`, position])),
  );
  for (const { name, position } of groups.flatMap(({ entries }) => entries)) {
    const before = fields.get(name.replace(':', '.'));
    if (before) reportTwice(`\`${name}\``, position, before, report);
  }
}

function checkSlugs(group: GroupDoc, report: Report): void {
  const seen = new Map<string, EntryDoc>();
  group.entries = group.entries.filter((entry) => {
    if (!entry.slug) {
      const message = `\`${entry.name}\` has no address: nothing is left of its name without underscores.`;
      report.error(entry.position, message, 'Rename it, or hide it with `---@private`.');
      return false;
    }
    const before = seen.get(entry.slug);
    seen.set(entry.slug, before ?? entry);
    if (!before) return true;
    report.error(
      entry.position,
      `\`${entry.name}\` has the same address as \`${before.name}\` at ${quotePosition(before.position)}: \`${group.id}/${entry.slug}\`.`,
      'Rename one of the two; addresses ignore letter case and underscores.',
    );
    return false;
  });
}
