import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, apiProblems, apiSchema, outlineOf } from '../../../../../src/node/api/index.ts';
import { apiOf, describeApis } from '../../../../../src/node/build/root-files/write-api.ts';
import { formatType } from '../../../../../src/node/luacats/index.ts';
import type { Reference } from '../../../../../src/node/luacats/model.ts';
import { readSources, type SiteSource } from '../../../../../src/node/source/index.ts';
import { readDefinitions } from '../../../../../src/node/source/read-definitions.ts';
import { readOwnSite } from '../../../../support/own-site.ts';

let api: Api;
let source: SiteSource;
let reference: Reference;

beforeAll(async () => {
  const { sources } = await readOwnSite();
  const [main] = sources;
  if (!main) throw new Error('The site has errors.');
  source = main;
  const [file] = describeApis(main);
  if (!file) throw new Error('The site has no API.');
  api = JSON.parse(JSON.stringify(apiOf(file, main, 'id')));
  ({ reference } = await readDefinitions('.'));
});

/** Refuses keywords and formats that the standard does not know. */
const validator = () =>
  new Ajv2020({ strict: true, formats: { uri: true } }).compile(apiSchema('https://x.test/s'));

test('JSN-02: an independent validator accepts the file by the schema, and the build finds nothing wrong', () => {
  const validate = validator();
  expect(validate(api) || validate.errors?.slice(0, 3)).toBe(true);
  expect(apiProblems('api.json', api)).toEqual([]);
});

test('JSN-02: `order` is the position in the sidebar, and says so', () => {
  const texts = JSON.stringify(source.catalogue.sidebars).match(/"\/docs\/[^"]+"/g) ?? [];
  const shown = [...new Set(texts.map((text) => text.slice(1, -1)))];
  for (const list of [api.groups, api.families, api.types, api.functions, api.events]) {
    const owners = new Set(list.map(ownerOf));
    for (const owner of owners) {
      const own = list.filter((item) => ownerOf(item) === owner).sort((a, b) => a.order - b.order);
      const urls = own.map(({ url }) => url);
      expect(
        shown.filter((url) => urls.includes(url)),
        owner,
      ).toEqual(urls);
    }
  }
  expect(JSON.stringify(apiSchema('https://x.test/s'))).toContain('"Position in the sidebar');
});

/** What a symbol is listed with: its group or family. */
function ownerOf(item: { ref: string; group?: string | undefined; family?: string | undefined }): string {
  return item.ref.startsWith('symbol:') ? (item.group ?? '') : (item.family ?? '');
}

test('JSN-03: damage anywhere is refused by the schema, and named by the build', () => {
  const validate = validator();
  const random = seeded(7);
  // A part of each list, other items in each round: the whole takes a validator a tenth of a second.
  const some = <T>(list: T[]) => list.filter(() => random() < 4 / list.length);
  for (let round = 0; round < 300; round++) {
    const damaged = structuredClone({
      ...api,
      groups: some(api.groups),
      functions: some(api.functions),
      constants: some(api.constants),
      families: some(api.families),
      events: some(api.events),
      types: some(api.types),
      pages: some(api.pages),
    });
    const paths = leaves(damaged);
    const path = paths[Math.floor(random() * paths.length)] ?? [];
    expect(validate(damaged)).toBe(true);
    damage(damaged, path, round % 3);
    const where = path.join('.');
    expect(validate(damaged), where).toBe(false);
    const [problem] = apiProblems('api.json', damaged);
    expect(problem?.message, where).toContain(String(path[0]));
  }
});

test('JSN-03: a reference to nothing, and one that is there twice, are named by the build', () => {
  const loose = structuredClone(api);
  loose.functions[0]?.see?.push('symbol:nothing');
  loose.types.push(...loose.types.slice(0, 1));
  if (loose.groups[0]) loose.groups[0].summary = 'See [`x`](event:none#a).';
  expect(apiProblems('api.json', loose).map(({ message }) => message)).toEqual([
    `\`${loose.types[0]?.ref}\` occurs twice in the file.`,
    '`event:none` refers to nothing in the file.',
    '`symbol:nothing` refers to nothing in the file.',
  ]);
});

describe('nothing of the definitions is lost', () => {
  test('JSN-04: every function, with its parameters, return values, marks and texts', () => {
    const byRef = new Map(api.functions.map((it) => [it.ref, it]));
    const entries = reference.groups.flatMap((group) => group.entries);
    expect(api.functions).toHaveLength(entries.length);
    for (const entry of entries) {
      const ref = `symbol:${entry.kind === 'constructor' ? `${entry.group}.__call` : entry.name}`;
      const found = byRef.get(ref);
      expect(found, ref).toMatchObject({ kind: entry.kind, name: entry.name, group: `group:${entry.group}` });
      expect(
        (found?.params ?? []).map(({ name, type }) => [name, type]),
        ref,
      ).toEqual(entry.params.map(({ name, type }) => [name, formatType(type)]));
      expect(
        (found?.returns ?? []).map(({ name, type }) => [name, type]),
        ref,
      ).toEqual(entry.returns.map(({ name, type }) => [name, formatType(type)]));
      expect(found?.overloads?.length ?? 0, ref).toBe(entry.overloads.length);
      expect(found?.signatures, ref).toHaveLength(1 + entry.overloads.length);
      expect(found?.deprecated !== undefined, ref).toBe(entry.deprecated !== undefined);
      expect(found?.unconfirmed !== undefined, ref).toBe(entry.unconfirmed !== undefined);
      expect(found?.see?.length ?? 0, ref).toBe(entry.see.length);
      expect(found?.luaVersions ?? [], ref).toEqual(entry.versions);
      expect(found?.search ?? [], ref).toEqual(entry.phrases);
      for (const { optional, name } of entry.params)
        if (optional)
          expect(found?.params?.find((it) => it.name === name)?.optional, `${ref} ${name}`).toBe(true);
    }
  });

  test('JSN-04: every word of every text', () => {
    const wordsOf = (text: string) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];
    const items = [...api.functions, ...api.events, ...api.types, ...api.groups];
    const words = new Map(
      items.map((item) => [item.ref, new Set(wordsOf(JSON.stringify(item).replaceAll(/\\[nt]/g, ' ')))]),
    );
    const check = (ref: string, text: string) => {
      const own = words.get(ref);
      const prose = text
        .replaceAll(/\]\([^)]*\)/g, '] ')
        .replaceAll(/^#.*$/gm, '')
        .replaceAll(/^```.*$/gm, '');
      const lost = wordsOf(prose.replaceAll(/\\[nt"\\]/g, ' ')).filter((word) => !own?.has(word));
      expect(lost, ref).toEqual([]);
    };
    for (const group of reference.groups) {
      check(`group:${group.id}`, group.description.text);
      for (const entry of group.entries)
        if (entry.kind !== 'constructor') check(`symbol:${entry.name}`, entry.description.text);
    }
    for (const type of reference.types) check(`type:${type.name}`, type.description.text);
  });

  test('JSN-04: every constant, event with its fields, and type with its members and fields', () => {
    const fields = reference.groups.flatMap((group) => group.fields);
    expect(api.constants).toHaveLength(fields.length);
    expect(api.events).toHaveLength(reference.events.length);
    for (const event of reference.events) {
      const found = api.events.find((it) => it.name === event.name && it.family === `family:${event.family}`);
      expect(found?.callback, event.name).toBe(formatType(event.callback));
      for (const field of event.fields)
        expect(
          found?.fields?.map(({ name }) => name),
          event.name,
        ).toContain(field.name);
      const values = [...(found?.fields ?? []), ...(found?.params ?? []), ...(found?.returns ?? [])];
      expect(values.length, event.name).toBeGreaterThanOrEqual(
        event.fields.length + event.returns.length + Math.min(1, event.params.length),
      );
    }
    expect(api.types).toHaveLength(reference.types.length);
    for (const type of reference.types) {
      const found = api.types.find(({ name }) => name === type.name);
      expect(found?.members?.map(({ literal }) => literal) ?? [], type.name).toEqual(
        type.members.map(({ literal }) => literal),
      );
      expect(found?.fields?.map(({ name, type }) => [name, type]) ?? [], type.name).toEqual(
        type.fields.map(({ name, type }) => [name, formatType(type)]),
      );
      expect(found?.operators?.length ?? 0, type.name).toBe(type.operators.length);
    }
  });
});

test('JSN-05: every place is on its page: sections, parameters, return values, fields, members and constants', () => {
  const pages = new Map(source.catalogue.pages.map((page) => [page.route, JSON.stringify(page.data)]));
  const places = [...api.functions, ...api.events, ...api.types].flatMap((item) => [
    ...(item.sections ?? []).map(({ id }) => ({ id, url: `${item.url}#${id}` })),
    ...('params' in item ? (item.params ?? []) : []),
    ...('returns' in item ? (item.returns ?? []) : []),
    ...('fields' in item ? (item.fields ?? []) : []),
    ...('members' in item ? (item.members ?? []) : []),
  ]);
  expect(places.length).toBeGreaterThan(1500);
  for (const { id, url } of [...places, ...api.constants]) {
    const [route = '', anchor] = url.split('#');
    expect(anchor).toBe(id);
    expect(pages.get(route), url).toContain(`"id":"${id}"`);
  }
});

test('no text links a parameter or field of its own symbol to something else with the same name', () => {
  const wrong = [...api.functions, ...api.events, ...api.types].flatMap((item) => {
    const own = [
      ...('params' in item ? (item.params ?? []) : []),
      ...('fields' in item ? (item.fields ?? []) : []),
    ];
    // The row of a field may name a type with the same name: "Team of the player; see `team`."
    const prose = JSON.stringify({ ...item, params: [], fields: [] });
    return [...prose.matchAll(/\[`(\w+)`\]\(([^)]+)\)/g)].flatMap(([link, name, target = '']) => {
      const meant = own.find((it) => it.name === name);
      return meant && !meant.typeRefs?.includes(target) ? [`${item.ref}: ${link}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

test('JSN-01: lists are sorted by reference, orders are those of the pages, and nothing is null', () => {
  for (const list of [api.groups, api.functions, api.constants, api.events, api.types, api.pages]) {
    const refs = list.map(({ ref }) => ref);
    expect(refs).toEqual([...new Set(refs)].sort());
  }
  const client = api.functions
    .filter(({ group }) => group === 'group:client')
    .sort((a, b) => a.order - b.order);
  expect(client.map(({ name }) => name)).toEqual(
    reference.groups.find(({ id }) => id === 'client')?.entries.map(({ name }) => name),
  );
  expect(leaves(api).filter((path) => valueAt(api, path) === null)).toEqual([]);
  expect(api.groups.map(({ ref }) => ref)).toContain('group:client');
});

test('JSN-01: the same sources give the same bytes', async () => {
  const describeOnce = async () => {
    const { sources } = await readSources('tests/fixtures/small');
    return sources.flatMap((it) => describeApis(it).map((file) => JSON.stringify(apiOf(file, it, 'id'))));
  };
  const files = await describeOnce();
  expect(files).toHaveLength(1);
  expect(await describeOnce()).toEqual(files);
});

test('JSN-06: an outline has every symbol', () => {
  const outline = outlineOf(api);
  expect(Object.keys(outline)).toHaveLength(
    api.groups.length + api.functions.length + api.constants.length + api.events.length + api.types.length,
  );
});

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Paths to all values that are not objects or lists. */
function leaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
}

function valueAt(root: object, path: (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), root);
}

/** Makes a value null, one of another kind, or adds a field beside it. */
function damage(root: object, path: (string | number)[], way: number): void {
  const holder = valueAt(root, path.slice(0, -1));
  const key = path.at(-1) ?? '';
  if (way === 2 && !Array.isArray(holder)) Reflect.set(Object(holder), 'unknown_field', 1);
  else Reflect.set(Object(holder), key, way === 0 ? null : { wrong: true });
}
