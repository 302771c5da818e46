import type { EntryDoc, EventDoc, Reference, SectionDoc } from './model.ts';
import { nearest } from './names.ts';
import { fixForName, type Report } from './report.ts';

/** Checks that sections name what their group or family has, and leave nothing out. */
export function checkSections({ groups, families, events }: Reference, report: Report): void {
  for (const { sections, entries, name } of groups) checkList(sections, entries, name, report);
  for (const { sections, id } of families) {
    const own = events.filter(({ family }) => family === id);
    checkList(sections, own, `event.${id}`, report);
  }
}

/**
 * The symbols that a name in a section stands for: `measure_text`, `:reload`, or a full name.
 *
 * @example
 * inSection('text', renderer.entries) // [renderer.text]
 */
export function inSection<T extends EntryDoc | EventDoc>(name: string, symbols: T[]): T[] {
  const bare = name.replace(/^:|\(\)$/g, '');
  return symbols.filter((symbol) => symbol.name === name || shortName(symbol) === bare);
}

function checkList(
  sections: SectionDoc[],
  symbols: (EntryDoc | EventDoc)[],
  owner: string,
  report: Report,
): void {
  if (!sections.length) return;
  const listed = new Set<EntryDoc | EventDoc>();
  const titles = new Set<string>();
  for (const { title, names, position } of sections) {
    if (titles.has(title)) {
      report.error(
        position,
        `The section \`${title}\` is written twice.`,
        'Put their names into one section.',
      );
    }
    titles.add(title);
    const own = new Set<EntryDoc | EventDoc>();
    for (const name of names) {
      const found = inSection(name, symbols);
      for (const symbol of found) listed.add(symbol);
      if (found.length && found.every((symbol) => own.has(symbol))) {
        report.error(position, `The section \`${title}\` names \`${name}\` twice.`, 'Remove one of the two.');
      }
      for (const symbol of found) own.add(symbol);
      if (found.length) continue;
      // What was meant is in this section.
      const meant = nearest(name, symbols.map(shortName));
      for (const symbol of symbols) if (shortName(symbol) === meant) listed.add(symbol);
      const message = `The section \`${title}\` names \`${name}\`, which \`${owner}\` does not have.`;
      report.error(
        position,
        message,
        fixForName(name, symbols.map(shortName), 'Correct the name, or remove it.'),
      );
    }
  }
  for (const symbol of symbols) {
    if (listed.has(symbol)) continue;
    const message = `\`${symbol.name}\` is in no \`@section\` of \`${owner}\`.`;
    report.error(symbol.position, message, `Add \`${shortName(symbol)}\` to one of its sections.`);
  }
}

function shortName(symbol: EntryDoc | EventDoc): string {
  return 'shortName' in symbol ? symbol.shortName : symbol.name;
}
