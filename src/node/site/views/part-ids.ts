import GithubSlugger from 'github-slugger';
import type { EntryDoc, EventDoc, FamilyDoc, GroupDoc, SectionDoc, TypeDoc } from '../../luacats/model.ts';

/** A symbol, or a family of events, whose page shows its text. */
export type DocWithPage = EntryDoc | EventDoc | FamilyDoc | GroupDoc | TypeDoc;

/**
 * Returns the ids of the sections that the page of a symbol can have besides those of its text. Those that it does not have
 * today are there too, so that no id of the text changes with the first parameter.
 */
export function partIds(doc: DocWithPage): string[] {
  if ('entries' in doc) {
    const owners = doc.entries.filter(({ kind }) => kind === 'method').map(ownerOf);
    const lists = [...sectionIds(doc.sections), 'functions', ...owners.map(methodsId)];
    return [...lists, 'constants', 'index-fields', 'types', 'a-to-z', 'see-also'];
  }
  if ('members' in doc) return ['values', 'fields', 'methods', 'operators', 'used-by', 'see-also'];
  if ('callback' in doc) return ['fields', 'parameters', 'returns', 'see-also'];
  if ('params' in doc) return ['parameters', 'returns', 'see-also'];
  return [doc.id, ...areaIds(doc.id, doc.sections)];
}

/** Returns the ids of the lists of a group's entries, by what scripts do with them. */
export function sectionIds(sections: Pick<SectionDoc, 'title'>[]): string[] {
  return idsOf(sections.map(({ title }) => `to ${title}`));
}

/** Returns the ids of the tables of a family's events. */
export function areaIds(family: string, sections: Pick<SectionDoc, 'title'>[]): string[] {
  return idsOf(sections.map(({ title }) => `${family} ${title}`.trim()));
}

/** Returns the id of the list of an owner's methods. */
export function methodsId(owner: string): string {
  return `methods-${owner}`;
}

/** Returns the name of the type that a method belongs to. */
export function ownerOf({ name }: Pick<EntryDoc, 'name'>): string {
  return name.slice(0, name.indexOf(':'));
}

function idsOf(titles: string[]): string[] {
  const slugger = new GithubSlugger();
  return titles.map((title) => slugger.slug(title));
}
