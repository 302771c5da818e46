import type { EntryDoc, EventDoc, GroupDoc, Position, Reference, TypeDoc } from '../luacats/model.ts';

/** A page of the reference with the parts of its text. */
export interface PageText {
  /** Where it is counted: a group, `event.<family>`, or `types`. */
  group: string;
  kind: 'overview' | EntryDoc['kind'] | 'event' | 'type';
  name: string;
  position: Position;
  /** Text above the first heading, without code. */
  intro: string;
  /** Sections by title, in lower case; text with its code. */
  sections: Map<string, string>;
  /** Texts of parameters, return values, fields and members. */
  values: string[];
  /** Names of its parameters, return values and fields. */
  names: string[];
  see: number;
  unconfirmed: boolean;
  /** Whether readers expect an example of it. */
  needsExample: boolean;
}

/** Returns the pages of a reference: overviews, entries, events, types. */
export function pageTexts({ groups, events, types }: Reference): PageText[] {
  return [
    ...groups.flatMap((group) => [
      pageText(group, group.id, 'overview', group.fields, group.sections.length > 0),
      ...group.entries.map((entry) =>
        pageText(entry, group.id, entry.kind, [...entry.params, ...entry.returns], true),
      ),
    ]),
    ...events.map((event) =>
      pageText(
        event,
        `event.${event.family}`,
        'event',
        [...event.fields, ...event.params, ...event.returns],
        true,
      ),
    ),
    ...types.map((type) => pageText(type, 'types', 'type', [...type.fields, ...type.members], true)),
  ];
}

/** Returns the texts of a page without their blocks of code: introduction, sections, values. */
export function proseOf({ intro, sections, values }: PageText): string[] {
  return [intro, ...[...sections.values()].map(withoutCode), ...values];
}

function withoutCode(text: string): string {
  return text.replace(FENCE, '');
}

/** A block of code with its fences. */
const FENCE = /^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1 *$/gm;

function pageText(
  doc: EntryDoc | EventDoc | GroupDoc | TypeDoc,
  group: string,
  kind: PageText['kind'],
  values: { name?: string; description: string }[],
  needsExample: boolean,
): PageText {
  const { name, position, description, see, unconfirmed } = doc;
  const { intro, sections } = cutSections(description.text);
  // Code at the end of the introduction is the example too, as on the page.
  const code = /```\s*$/.test(intro) ? intro.match(FENCE)?.at(-1) : undefined;
  if (code !== undefined && !sections.has('example')) sections.set('example', code);
  return {
    group,
    kind,
    name,
    position,
    intro: withoutCode(intro),
    sections,
    values: values.map((value) => value.description),
    names: values.flatMap((value) => value.name ?? []),
    see: see.length,
    unconfirmed: unconfirmed !== undefined,
    needsExample,
  };
}

function cutSections(text: string): { intro: string; sections: Map<string, string> } {
  // Lua comments and Markdown headings both begin a line with a mark; only that of headings is `#`.
  const [intro = '', ...parts] = text.split(/^##? +(.+?) *$/m);
  const sections = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    sections.set((parts[index] ?? '').toLowerCase(), parts[index + 1] ?? '');
  }
  return { intro, sections };
}
