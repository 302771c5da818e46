import type { TaskView } from '../../../shared/page-data.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import { counted } from '../../diagnostics/counted.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { nearestName, shortNameOf } from '../../luacats/index.ts';
import type { EventDoc, GroupDoc, Reference } from '../../luacats/model.ts';
import type { FrontMatter } from '../../markdown/model.ts';
import { type SymbolPage, type SymbolTable, symbolTarget } from '../reference/symbols.ts';
import type { EventFamily } from '../routes.ts';
import type { Document } from './document.ts';
import { documentLink } from './documents.ts';

/** Finds the documents that are about a part of the reference, as their front matter says. */
export interface GuideFinder {
  /** Documents about a group. */
  ofGroup(group: GroupDoc): PageLink[];
  /** Documents about a whole family of events. */
  ofFamily(family: EventFamily): PageLink[];
  /** Documents about at least one of some events of a family. */
  ofEvents(events: EventDoc[], family: EventFamily): PageLink[];
}

/** What guides are linked with. */
interface GuideLinks {
  symbols: SymbolTable;
  href(route: string): string;
}

/** Creates the finder of guides; they come in the order of the documents. */
export function createGuideFinder(documents: Document[], { symbols, href }: GuideLinks): GuideFinder {
  const guides = documents.map((document) => {
    const { groups = [], events = [] } = document.article.frontMatter;
    const routes = events.flatMap((name) => findEvent(name, symbols)?.route ?? []);
    return { groups, events, routes, link: documentLink(document, href) };
  });
  const links = (isWanted: (guide: (typeof guides)[number]) => boolean) =>
    guides.filter(isWanted).map(({ link }) => link);
  return {
    ofGroup: ({ id }) => links(({ groups }) => groups.includes(id)),
    ofFamily: ({ id }) => links(({ events }) => events.includes(`event.${id}`)),
    ofEvents(events, family) {
      const sought = events.map((event) => symbols.event(event, family).route);
      return links(({ routes }) => routes.some((route) => sought.includes(route)));
    },
  };
}

/** Returns the tasks that documents are for, each with what one needs for it, in the order of the documents. */
export function taskViews(documents: Document[], { symbols, href }: GuideLinks): TaskView[] {
  return documents.flatMap((document) => {
    const { task, needs = [] } = document.article.frontMatter;
    if (task === undefined) return [];
    const links = needs.flatMap((name): PageLink[] => {
      const page = findSymbol(name, symbols);
      return page ? [{ ...symbolTarget(page, href), label: page.label, kind: page.kind }] : [];
    });
    return [{ ...documentLink(document, href), label: task, needs: links }];
  });
}

/**
 * Reports names in the front matter of documents that the reference does not have.
 *
 * @param lost Last parts of the names that definitions lost to errors; they count as known.
 */
export function guideProblems(
  documents: Document[],
  reference: Reference,
  symbols: SymbolTable,
  lost: ReadonlySet<string>,
): Problem[] {
  const groups = reference.groups.map(({ id }) => id);
  const families = reference.events.map(({ family }) => `event.${family}`);
  const events = reference.events.flatMap(({ name, family }) => [name, `event.${family}.${name}`]);
  const functions = reference.groups.flatMap(({ entries }) => entries.map(({ name }) => name));
  const checks: { key: keyof FrontMatter; what: string; names: string[]; has(name: string): boolean }[] = [
    {
      key: 'needs',
      what: 'a function, event or type',
      names: [...functions, ...groups, ...events, ...reference.types.map(({ name }) => name)],
      has: (name) => findSymbol(name, symbols) !== undefined,
    },
    { key: 'groups', what: 'a group', names: groups, has: (name) => groups.includes(name) },
    {
      key: 'events',
      what: 'an event or a family of events',
      names: [...events, ...families],
      has: (name) => families.includes(name) || findEvent(name, symbols) !== undefined,
    },
  ];
  return documents.flatMap(({ article }) => [
    ...checks.flatMap(({ key, what, names: allowed, has }) => {
      const names = article.frontMatter[key];
      if (!Array.isArray(names)) return [];
      return names.flatMap((name, index): Problem[] => {
        if (typeof name !== 'string' || has(name) || lost.has(shortNameOf(name))) return [];
        const close = nearestName(name, allowed);
        return [
          {
            severity: 'error',
            file: article.file,
            ...article.entries?.[key]?.[index],
            message: `\`${key}\` names \`${name}\`, which is not ${what} of the reference.`,
            fix: close === undefined ? 'Correct it, or remove it.' : `Did you mean \`${close}\`?`,
          },
        ];
      });
    }),
    ...wrongNeeds(article),
  ]);
}

/** Cards of tasks have room for four names; one name is a link rather than a task. */
function wrongNeeds({ file, frontMatter, positions }: Document['article']): Problem[] {
  const { needs, task } = frontMatter;
  if (!needs) return [];
  const at = { severity: 'warning', file, ...positions?.needs } as const;
  if (task === undefined) {
    const fix = 'Add a line such as `task: Draw something`, or remove this one.';
    return [{ ...at, message: '`needs` has no effect without a `task`.', fix }];
  }
  if (needs.length >= 2 && needs.length <= 4) return [];
  const fix = 'Keep those that matter most to the task, or add what else it needs.';
  return [{ ...at, message: `\`needs\` lists ${counted(needs.length, 'name')}, expected two to four.`, fix }];
}

function findSymbol(name: string, symbols: SymbolTable): SymbolPage | undefined {
  return symbols.find(name) ?? symbols.findEvent(name);
}

/** An event by its bare name, or by its full one: `event.source.round_start`. */
function findEvent(name: string, symbols: SymbolTable): SymbolPage | undefined {
  const page = name.startsWith('event.') ? symbols.find(name) : symbols.findEvent(name);
  return page?.kind === 'Event' ? page : undefined;
}
