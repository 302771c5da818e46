import { type ConfigIssue, formatPath, type SiteConfig } from '../../config/index.ts';
import { nearest, nearestRoute } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { parseBlock } from '../../lua/parse.ts';
import type { EntryDoc, Reference } from '../../luacats/model.ts';
import { fixForSyntax } from '../../luacats/syntax/syntax-fix.ts';

/**
 * Reports families of events that the configuration does not list, with one error each: their events would have no
 * page.
 */
export function unlistedFamilies({ events }: Reference, config: SiteConfig): Problem[] {
  const listed = config.docs.reference.eventFamilies.map(({ id }) => id);
  const unlisted = events.filter(({ family }) => !listed.includes(family));
  const first = new Map(unlisted.toReversed().map((event) => [event.family, event]));
  return [...first.values()].map(({ name, family, position: { file, line, column } }) => {
    const count = unlisted.filter((event) => event.family === family).length;
    const others = count > 1 ? ` (the first of ${count} in this family)` : '';
    const close = nearest(family, listed);
    return {
      severity: 'error',
      file,
      line,
      column,
      message: `The event \`${name}\`${others} belongs to the family \`${family}\`, which \`docs.reference.eventFamilies\` does not list.`,
      fix: `${close ? `Name the family \`${close}\`, or add` : 'Add'} an entry with the id \`${family}\` to \`docs.reference.eventFamilies\` in \`site.config.ts\`.`,
    };
  });
}

/**
 * A class such as `event.death` is the text about a family; one that the configuration does not list is most likely an event.
 */
export function unlistedTexts({ events, families }: Reference, config: SiteConfig): Problem[] {
  const familyIds = new Set([
    ...config.docs.reference.eventFamilies.map(({ id }) => id),
    ...events.map(({ family }) => family),
  ]);
  return families.flatMap(({ id, position: { file, line, column } }) => {
    if (familyIds.has(id)) return [];
    const family = events.find((event) => event.position.file === file)?.family ?? '<family>';
    return {
      severity: 'error',
      file,
      line,
      column,
      message: `\`event.${id}\` names the family \`${id}\`, which \`docs.reference.eventFamilies\` does not list.`,
      fix: `Write \`event.${family}.${id}\` if it is an event, or add an entry with the id \`${id}\` to \`docs.reference.eventFamilies\` in \`site.config.ts\`.`,
    };
  });
}

/** Reports groups and routes that the configuration names and the site does not have. */
export function checkReferenceSettings(
  config: SiteConfig,
  references: Reference[],
  routes: string[],
): ConfigIssue[] {
  const { groups, bothSlashForms, examples, eventRegistration = '' } = config.docs.reference;
  const entries = references.flatMap((reference) => reference.groups.flatMap((group) => group.entries));
  const functions = new Set(entries.map(({ name }) => name));
  const ids = new Set(references.flatMap((reference) => reference.groups.map(({ id }) => id)));
  const pages = new Set(routes);
  return [
    ...checkRegistration(eventRegistration),
    ...Object.keys(groups)
      .filter((id) => !ids.has(id))
      .map((id) => unknownName(['docs', 'reference', 'groups', id], `names the group \`${id}\``, id, ids)),
    ...(['listeners', 'raisers'] as const).flatMap((field) =>
      examples[field].flatMap((name, index) => {
        const path = ['docs', 'reference', 'examples', field, index];
        const named = entries.filter((entry) => entry.name === name);
        if (field === 'listeners' && named.length && !named.some(takesCallback))
          return [notListener(path, name)];
        return named.length ? [] : [unknownName(path, `names the function \`${name}\``, name, functions)];
      }),
    ),
    ...bothSlashForms.flatMap((route, index) => {
      const clean = route.replace(/(?<=.)\/$/, '');
      if (pages.has(clean)) return [];
      const path = ['docs', 'reference', 'bothSlashForms', index];
      return [unknownName(path, `is the address \`${route}\``, clean, pages, nearestRoute)];
    }),
  ];
}

/** Types of a second parameter for which no function can be passed. */
const NO_FUNCTION = new Set(['boolean', 'integer', 'number', 'string', 'table']);

/** Whether the second parameter of a function may be a function. */
function takesCallback({ params }: EntryDoc): boolean {
  const callback = params[1] ?? params.find(({ name }) => name === '...');
  if (!callback) return false;
  return callback.type.kind !== 'name' || !NO_FUNCTION.has(callback.type.name);
}

function notListener(path: PropertyKey[], name: string): ConfigIssue {
  const message = `\`${formatPath(path)}\` names \`${name}\`, which does not take the name of an event and a function.`;
  const fix = 'Name one that does, or move it to `raisers` if it raises events.';
  return { severity: 'warning', path, message, fix };
}

/** Reports code for event pages that does not parse, because the pages would still show it. */
function checkRegistration(code: string): ConfigIssue[] {
  const parsed = parseBlock(code.replaceAll('{event}', 'name').replaceAll('{callback}', 'function() end'));
  if (!('problem' in parsed)) return [];
  const path = ['docs', 'reference', 'eventRegistration'];
  const message = `\`${formatPath(path)}\` is not valid Lua: ${parsed.problem.message}.`;
  return [{ path, message, fix: fixForSyntax(code, parsed.problem, 'Correct the code.') }];
}

/** Reports a folder of snippets that the site does not have: its pages would count as guides. The usual one may be missing. */
export function checkSnippetsFolder({ docs }: SiteConfig, contentPaths: string[]): ConfigIssue[] {
  const folders = new Set(contentPaths.flatMap((path) => path.match(/^content\/([^/]+)\//)?.[1] ?? []));
  const name = docs.snippets;
  if (name === 'snippets' || folders.has(name)) return [];
  const sectionFolders = new Set([...folders].filter((folder) => folder !== 'docs' && folder !== 'blog'));
  return [unknownName(['docs', 'snippets'], `names the folder \`content/${name}/\``, name, sectionFolders)];
}

/** Reports menus of the navbar that have no items: they open, and show nothing. */
export function checkMenus({ navbar }: SiteConfig): ConfigIssue[] {
  return navbar.items.flatMap((item, index) => {
    if (item.type !== 'dropdown' || item.items.length > 0) return [];
    const path = ['navbar', 'items', index, 'items'];
    const message = `\`${formatPath(path)}\` is empty, so the menu \`${item.label}\` opens and shows nothing.`;
    return [
      {
        severity: 'warning',
        path,
        message,
        fix: 'Add an item such as `{ label: ..., to: ... }`, or remove the menu.',
      },
    ];
  });
}

function unknownName(
  path: PropertyKey[],
  found: string,
  name: string,
  candidates: Set<string>,
  findNear = nearest,
): ConfigIssue {
  const close = findNear(name, candidates);
  return {
    severity: 'warning',
    path,
    misses: name,
    message: `\`${formatPath(path)}\` ${found}, which the site does not have.`,
    fix: close === undefined ? 'Correct it, or remove the entry.' : `Did you mean \`${close}\`?`,
  };
}
