import { addTo } from '../diagnostics/add-to.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { EntryDoc, Reference } from '../luacats/model.ts';
import { type PageText, proseOf } from './page-texts.ts';

/** Finds names in backticks that would be links if they were written in full: `trace_line` for `client.trace_line`. */
export function unlinkedNames(pages: PageText[], { groups, events, types }: Reference): Problem[] {
  const symbols = new Set([
    ...groups.flatMap(({ id, entries, fields }) => [
      id,
      ...entries.map(({ name }) => name),
      ...fields.map((field) => `${id}.${field.name}`),
    ]),
    ...events.map(({ name }) => name),
    ...types.map(({ name }) => name),
  ]);
  const byShortName = groupByShortName(groups.flatMap(({ entries }) => entries));
  return pages.flatMap((page) => {
    const prose = proseOf(page).join('\n');
    const names = new Set(Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name));
    return [...names].flatMap((written): Problem[] => {
      const short = written.replace(/\(\)$/, '').replace(/^[.:]/, '');
      const entries = byShortName.get(short) ?? [];
      const [entry] = entries;
      const isOwn = page.names.includes(short) || page.name.endsWith(short);
      // A common word such as `type` is more often a field or a value than the function.
      if (!entry || entries.length > 1 || isOwn || symbols.has(short) || !short.includes('_')) return [];
      const message = `\`${page.name}\` names \`${written}\`, which is not a link.`;
      return [{ severity: 'error', ...page.position, message, fix: `Write \`${entry.name}\`.` }];
    });
  });
}

function groupByShortName(entries: EntryDoc[]): Map<string, EntryDoc[]> {
  const found = new Map<string, EntryDoc[]>();
  for (const entry of entries) addTo(found, entry.shortName, entry);
  return found;
}
