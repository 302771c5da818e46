import * as z from 'zod';
import { always, folderName, line, listNames, notEmpty, OR_REMOVE, segment, text } from './fields.ts';
import { sitePath } from './url-fields.ts';

const EMPTY_OR_SEGMENT =
  'one path segment without slashes, or empty text\nWrite letters, digits, `-` and `_` only.';

const eventFamily = z.strictObject({
  id: z
    .string()
    .regex(/^\w+$/, { error: 'a name of letters, digits and `_`\nRemove all other characters.' })
    .describe('Middle part of the event types: `game` in `event.game.name`.'),
  label: line.describe('Heading of the family, such as "Game events".'),
  path: z
    .string()
    .regex(/^[\w-]*$/, { error: EMPTY_OR_SEGMENT })
    .describe('Path segment below `/docs/events`; empty for none.'),
  noun: line.describe('What one of its events is called, such as "Game event".'),
  description: line.optional().describe('One line about the family, for its index page.'),
  wireTypes: z
    .boolean()
    .default(true)
    .describe(
      'Whether fields have the types that are sent over the network; pages show the Lua type next to them.',
    ),
});

const globalName = text.regex(/^[A-Za-z_]\w*$/, {
  error: 'the name of a global of Lua\nWrite letters, digits and `_`: for `http.get`, the global is `http`.',
});

const names = (meaning: string) => z.array(text).default([]).describe(meaning);

const reference = z.strictObject({
  groups: z
    .record(z.string(), z.strictObject({ label: line.optional().describe('Label in the sidebar.') }))
    .default({})
    .describe('Groups of the API by id; only those that differ from the defaults.'),
  eventFamilies: z
    .array(eventFamily)
    .default([])
    .describe('Families of events, in the order of the sidebar.'),
  eventRegistration: z
    .string()
    .regex(/\{event\}.*\{callback\}/s, {
      error:
        'Lua code with `{event}` and `{callback}`\nWrite these two where the name and the function belong.',
    })
    .optional()
    .describe(
      'Lua code that registers a callback for an event, shown on the page of each event: `on("{event}", {callback})`. `{callback}` becomes a function with the parameters of the event.',
    ),
  examples: z
    .strictObject({
      globals: z
        .array(globalName)
        .default([])
        .describe('Names that examples may use although the definitions do not list them.'),
      listeners: names(
        'Functions that take the name of an event and the function that it calls: `client.set_event_callback`.',
      ),
      raisers: names('Functions that raise events of any name: `client.fire_event`.'),
    })
    .prefault({})
    .describe('What the check of Lua code cannot know from the definitions.'),
  about: sitePath
    .optional()
    .describe('Address of the page that says how the docs are made; each page of the docs links to it.'),
  unconfirmed: sitePath
    .optional()
    .describe('Address of the text that says what a mark of doubt means, such as `/docs/about#doubts`.'),
  bothSlashForms: z
    .array(sitePath)
    .default([])
    .describe('Addresses that are reachable with and without a trailing slash, without a redirect.'),
});

const docsVersion = z.strictObject({
  name: folderName.describe('Name of the version; `current` is the one in the folder of the site itself.'),
  label: line.describe('What readers see.'),
  path: z
    .union([segment, z.literal('')], { error: EMPTY_OR_SEGMENT })
    .default('')
    .describe('Path segment below the root of the docs; empty for the latest version.'),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .default('none')
    .describe('Banner above each doc: none, not released yet, or no longer maintained.'),
  badge: z
    .boolean()
    .optional()
    .describe(
      'Whether each doc shows a badge with the label if there are several versions; `true` by default.',
    ),
});

const versioned = {
  versions: z
    .array(docsVersion)
    .check(notEmpty(`a list of at least one version\nAdd one${OR_REMOVE}`))
    .default([{ name: 'current', label: 'Next', path: '', banner: 'none' }])
    .describe('Versions of the docs. All but `current` are folders below `versions/`.'),
  lastVersion: text.optional().describe('Name of the latest version; defaults to the first in the list.'),
};

/** The docs: how the reference is laid out, versions, further instances. */
export const docs = z
  .strictObject({
    reference: reference.prefault({}).describe('How the reference is laid out.'),
    snippets: segment
      .refine((folder) => folder !== 'blog', {
        error: `The folder \`blog\` has the posts.\nName another folder${OR_REMOVE}`,
      })
      .default('snippets')
      .describe('Folder of `content/` whose pages are snippets; all other documents of the docs are guides.'),
    ...versioned,
    instances: z
      .record(
        folderName,
        z.strictObject({
          path: segment.describe('Root of the docs of this instance.'),
          ...versioned,
        }),
      )
      .default({})
      .describe('Further sets of docs by id; their files are below `instances/<id>/`.'),
  })
  .superRefine(checkDocs, always);

interface Version {
  name: string;
  path: string;
}

interface Instance {
  id: string;
  path: string;
  versions: Version[];
  lastVersion: unknown;
}

/** Versions of an instance differ in name and route, and instances in their roots. */
function checkDocs(value: object, ctx: z.RefinementCtx): void {
  const { instances, reference } = record(value);
  const further = Object.entries(record(instances));
  checkFamilies(record(reference).eventFamilies, ctx);
  const main = readInstance('default', { ...value, path: 'docs' });
  checkVersions(main, [], ctx);
  const taken = ['docs', 'blog'];
  for (const [id, written] of further) {
    const instance = readInstance(id, record(written));
    const field = ['instances', id];
    if (id === 'default')
      reject(
        ctx,
        field,
        'This name is reserved for the docs of the site itself.',
        'Choose another name for the instance.',
      );
    if (taken.includes(instance.path))
      reject(
        ctx,
        [...field, 'path'],
        `The path \`${instance.path}\` is taken.`,
        'Give the instance another path.',
      );
    taken.push(instance.path);
    checkVersions(instance, field, ctx);
  }
}

/** Families differ in id, and in the route of their events. */
function checkFamilies(written: unknown, ctx: z.RefinementCtx): void {
  const families = Array.isArray(written) ? written.map(record) : [];
  for (const [index, { id, path }] of families.entries()) {
    const former = families.slice(0, index);
    const here = ['reference', 'eventFamilies', index];
    if (former.some((earlier) => earlier.id === id)) {
      reject(ctx, [...here, 'id'], `There is already a family \`${id}\`.`, 'Remove one of the two.');
      continue;
    }
    const other = former.find((family) => family.path === path);
    if (!other) continue;
    const said = path ? `the path \`${path}\`` : 'an empty path';
    const message = `The family \`${other.id}\` already has ${said}.`;
    reject(ctx, [...here, 'path'], message, 'Give each family its own path; only one may be empty.');
  }
}

function checkVersions({ versions, lastVersion }: Instance, field: string[], ctx: z.RefinementCtx): void {
  for (const [index, { name, path }] of versions.entries()) {
    const former = versions.slice(0, index);
    const here = [...field, 'versions', index];
    if (name && former.some((other) => other.name === name))
      reject(ctx, [...here, 'name'], `There is already a version \`${name}\`.`, 'Give it another name.');
    else if (former.some((other) => other.path === path)) {
      const fix = 'Give each version its own `path`; only one may omit it.';
      const said = path
        ? `Another version already has the path \`${path}\`.`
        : 'Another version has no `path` either.';
      reject(ctx, here, said, fix);
    }
  }
  const names = versions.map(({ name }) => name);
  if (lastVersion === undefined || names.includes(String(lastVersion))) return;
  reject(
    ctx,
    [...field, 'lastVersion'],
    `\`${lastVersion}\` is not a version.`,
    `Write ${listNames(names)}.`,
  );
}

/** These rules run even if others fail, so nothing is certain about the input. */
function readInstance(id: string, { path, versions, lastVersion }: Record<string, unknown>): Instance {
  const list = Array.isArray(versions) ? versions.map(record) : [];
  return {
    id,
    path: String(path),
    versions: list.map((version) => ({ name: String(version.name ?? ''), path: String(version.path ?? '') })),
    // Which text a number was meant as is not certain.
    lastVersion: list.some(({ name }) => typeof name === 'number') ? undefined : lastVersion,
  };
}

function record(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

function reject(ctx: z.RefinementCtx, path: PropertyKey[], message: string, fix: string): void {
  ctx.addIssue({ code: 'custom', path, message: `${message}\n${fix}` });
}
