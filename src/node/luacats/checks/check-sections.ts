import type { EntryDoc, EventDoc, Reference, SectionDoc } from '../model.ts';
import { nearestName, shortNameOf } from '../names.ts';
import { fixForName, type Report } from '../report.ts';

/** A symbol that a section may list. */
type Listed = EntryDoc | EventDoc;

/** What the check of all sections shares. */
interface Check {
  report: Report;
  lost: ReadonlySet<string>;
  /** Fields of the group, which are listed by themselves. */
  fields?: string[];
}

/**
 * Checks that sections name what their group or family has, and leave nothing out.
 *
 * @param lost Last parts of the names that errors leave out of the reference; sections may have them.
 */
export function checkSections(
  { groups, families, events }: Reference,
  report: Report,
  lost: ReadonlySet<string>,
): void {
  const check: Check = { report, lost };
  for (const { sections, entries, fields, name } of groups)
    checkList(sections, entries, name, { ...check, fields: fields.map((field) => field.name) });
  for (const { sections, id } of families) {
    const familyEvents = events.filter(({ family }) => family === id);
    checkList(sections, familyEvents, `event.${id}`, check);
  }
}

/**
 * Returns the symbols that a name in a section stands for: `measure_text`, `:reload`, or a full name.
 *
 * @example
 * inSection('text', renderer.entries) // [renderer.text]
 */
export function inSection<T extends Listed>(name: string, symbols: T[]): T[] {
  const bare = bareName(name);
  return symbols.filter((symbol) => symbol.name === name || shortName(symbol) === bare);
}

function checkList(sections: SectionDoc[], symbols: Listed[], owner: string, check: Check): void {
  const { report } = check;
  if (!sections.length) return;
  const listed = new Set<Listed>();
  const titles = new Set<string>();
  for (const section of sections) {
    const { title, position } = section;
    if (titles.has(title)) {
      report.error(
        position,
        `The section \`${title}\` is written twice.`,
        'Put their names into one section.',
      );
    }
    titles.add(title);
    for (const symbol of checkSection(section, symbols, owner, check)) listed.add(symbol);
  }
  for (const symbol of symbols) {
    if (listed.has(symbol)) continue;
    const message = `\`${symbol.name}\` is not in any \`@section\` of \`${owner}\`.`;
    report.error(symbol.position, message, `Add \`${shortName(symbol)}\` to one of its sections.`);
  }
}

/**
 * Reports names of a section that it has twice, or that stand for nothing. Returns the symbols that it lists; a misspelt
 * name counts as the one that was meant.
 */
function checkSection(
  { title, names, position }: SectionDoc,
  symbols: Listed[],
  owner: string,
  { report, lost, fields = [] }: Check,
): Listed[] {
  const listed = new Set<Listed>();
  const meant: Listed[] = [];
  for (const name of names) {
    const found = inSection(name, symbols);
    if (found.length === 0 && lost.has(shortNameOf(bareName(name)))) continue;
    if (found.length === 0 && fields.includes(name)) {
      const message = `The section \`${title}\` names \`${name}\`, which is a field of \`${owner}\`.`;
      report.error(position, message, 'Remove it: the overview has a list of its own for fields.');
    } else if (found.length === 0) {
      const near = nearestName(name, symbols.map(shortName));
      const words = name.split(/\s+/);
      meant.push(...symbols.filter((symbol) => [near, ...words].includes(shortName(symbol))));
      const message = `The section \`${title}\` names \`${name}\`, which \`${owner}\` does not have.`;
      const otherwise = /\s/.test(name)
        ? 'Write a comma between the names.'
        : 'Correct the name, or remove it.';
      const fix = fixForName(name, symbols.map(shortName), otherwise);
      report.error(position, message, fix);
    } else if (found.every((symbol) => listed.has(symbol))) {
      report.error(position, `The section \`${title}\` names \`${name}\` twice.`, 'Remove one of the two.');
    }
    for (const symbol of found) listed.add(symbol);
  }
  return [...listed, ...meant];
}

function bareName(name: string): string {
  return name.replace(/^:|\(\)$/g, '');
}

function shortName(symbol: Listed): string {
  return 'shortName' in symbol ? symbol.shortName : symbol.name;
}
