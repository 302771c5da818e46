import type { z } from 'zod';
import { append } from '../diagnostics/append.ts';
import { jsonFault } from '../diagnostics/json-fault.ts';
import { type Point, pointAt, pointer } from '../diagnostics/point.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { type Api, ApiSchema, FORMAT_VERSION } from './format.ts';
import { jsonKeys } from './json-keys.ts';
import { type Snapshot, SnapshotSchema } from './snapshot.ts';

/** An API that was read, or what is wrong with its file. */
export type ReadApi = { found: Api | Snapshot; problems?: never } | { found?: never; problems: Problem[] };

/** Most faults that are reported for one file. */
const MOST_FAULTS = 5;

/** Reads the text of an `api.json` or of a snapshot. */
export function readApi(file: string, text: string): ReadApi {
  const plain = text.replace(/^\uFEFF/, '');
  let data: unknown;
  try {
    data = JSON.parse(plain);
  } catch {
    return { problems: [notJson(file, plain)] };
  }
  const place = placer(plain);
  const head = headOf(data);
  if (head?.kind !== 'api' && head?.kind !== 'snapshot') {
    const found = head ? `\`kind\` is ${show(head.kind)}` : `the file is ${show(data)}`;
    return {
      problems: [
        {
          ...fault(
            file,
            `${capital(found)}, expected an \`api.json\` or a snapshot of one, whose \`kind\` is \`"api"\` or \`"snapshot"\`.`,
            OTHER_FILE,
          ),
          ...place(['kind']),
        },
      ],
    };
  }
  if (head.formatVersion !== FORMAT_VERSION) {
    const message = `\`formatVersion\` is ${show(head.formatVersion)}, expected ${FORMAT_VERSION}.`;
    const fix = 'Use a file that this version of the engine wrote.';
    return { problems: [{ ...fault(file, message, fix), ...place(['formatVersion']) }] };
  }
  const problems = repeatedKeys(file, plain);
  const result = (head.kind === 'api' ? ApiSchema : SnapshotSchema).safeParse(data);
  if (!result.success) append(problems, damage(file, data, result.error, place));
  return result.success && problems.length === 0 ? { found: result.data } : { problems };
}

/**
 * Returns a function that finds the place of a path in a text: its key, or that of the nearest value around it that has
 * one; the start of a file without keys.
 */
function placer(json: string): (path: PropertyKey[]) => Point {
  const at = pointer(json);
  let offsets: Map<string, number> | undefined;
  return (path) => {
    offsets ??= new Map(Array.from(jsonKeys(json), (key) => [JSON.stringify(key.path), key.offset]));
    for (let length = path.length; length > 0; length--) {
      const offset = offsets.get(JSON.stringify(path.slice(0, length)));
      if (offset !== undefined) return at(offset);
    }
    return at(0);
  };
}

/** Reports the keys that an object has twice: only the last one would count. */
function repeatedKeys(file: string, json: string): Problem[] {
  const at = pointer(json);
  const first = new Map<string, number>();
  const again = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, offset } of jsonKeys(json)) {
    const name = JSON.stringify(path);
    const former = first.get(name);
    if (former === undefined) first.set(name, offset);
    // The content of a repeated value is repeated as well.
    else if (again.add(name) && !again.has(JSON.stringify(path.slice(0, -1)))) {
      const message = `\`${String(path.at(-1))}\` is written twice; the first is on line ${at(former).line}.`;
      problems.push({ ...fault(file, message, OTHER_FILE), ...at(offset) });
    }
  }
  return problems.slice(0, MOST_FAULTS);
}

/** Finds what is wrong with an API that was made; empty for a valid one. */
export function apiProblems(file: string, api: Api): Problem[] {
  const result = ApiSchema.safeParse(api);
  return [
    ...(result.success ? [] : damage(file, api, result.error, () => undefined)),
    ...looseRefs(file, api),
  ];
}

/** Reports references that occur twice, and references to nothing. */
function looseRefs(file: string, api: Api): Problem[] {
  const { groups, functions, constants, families, events, types, pages } = api;
  const items = [...groups, ...functions, ...constants, ...families, ...events, ...types, ...pages];
  const refs = new Set<string>();
  const problems: Problem[] = [];
  for (const { ref } of items) {
    if (refs.has(ref)) problems.push(fault(file, `\`${ref}\` occurs twice in the file.`, FIX_ENGINE));
    refs.add(ref);
  }
  for (const target of new Set(targetsIn(api, '')))
    if (!refs.has(target))
      problems.push(fault(file, `\`${target}\` refers to nothing in the file.`, FIX_ENGINE));
  return problems;
}

const TARGETS = new Set(['group', 'family', 'refs', 'see', 'typeRefs', 'methods', 'usedBy', 'usedIn']);
const TEXTS = new Set(['summary', 'text', 'unconfirmed']);
const REFERENCE = /^(?:group|symbol|family|event|type|doc):[^\s#]+/;
const LINK = /\]\(((?:group|symbol|family|event|type|doc):[^\s)#]+)/g;

/** All references in the fields and texts of an item. */
function* targetsIn(value: unknown, key: string): Generator<string> {
  if (typeof value === 'string') {
    if (TARGETS.has(key)) yield* REFERENCE.exec(value) ?? [];
    else if (TEXTS.has(key)) for (const [, target = ''] of value.matchAll(LINK)) yield target;
  } else if (Array.isArray(value)) for (const item of value) yield* targetsIn(item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* targetsIn(item, name);
}

function damage(
  file: string,
  data: unknown,
  { issues }: z.ZodError,
  placeOf: (path: PropertyKey[]) => Point | undefined,
): Problem[] {
  return issues.slice(0, MOST_FAULTS).map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    const where = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    const name = nameAt(data, path);
    const place = `\`${where.replace(/^\./, '') || 'file'}\`${name === undefined ? '' : ` (${name})`}`;
    return {
      ...fault(file, `${place} ${faultOf(issue, valueAt(data, path))}.`, OTHER_FILE),
      ...placeOf(path),
    };
  });
}

/** What is wrong with a value, after its name. */
function faultOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return 'is not a field of the format';
  if (issue.code === 'invalid_key') return 'is not a reference such as `symbol:client.log`';
  const expected = issue.message
    .replace(/^Invalid (?:input|option): /, '')
    .replace('expected record, received array', 'expected an object, received a list')
    .replace('Invalid ISO date', 'expected a date such as `2026-11-22`');
  return `is ${show(value)}: ${expected}`;
}

const OTHER_FILE = 'Use the file exactly as the build or `npm run api:record` wrote it.';
const FIX_ENGINE = 'This is a bug in the engine: please report it with the definitions that trigger it.';

function notJson(file: string, text: string): Problem {
  if (text.trim() === '') return fault(file, `The file is empty, expected ${EXPECTED}.`, OTHER_FILE);
  const offset = jsonFault(text);
  const found = text.slice(offset, offset + 20).split(/\s/)[0];
  const here = found ? `\`${found}\`` : 'the end of the file';
  const { line, column } = pointAt(text, offset);
  const message = `The file is not JSON from here on: found ${here}. Expected ${EXPECTED}.`;
  return { ...fault(file, message, OTHER_FILE), line, column };
}

const EXPECTED = 'an `api.json` or a snapshot of one';

function headOf(data: unknown): { kind?: unknown; formatVersion?: unknown } | undefined {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : undefined;
}

/** Reference of the item that a path leads into. */
function nameAt(data: unknown, [list, index]: PropertyKey[]): string | undefined {
  if (typeof index !== 'number' || list === undefined) return undefined;
  const ref = valueAt(data, [list, index, 'ref']);
  return typeof ref === 'string' ? `\`${ref}\`` : undefined;
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    data,
  );
}

/** A value in a message, short. */
function show(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}

function capital(text: string): string {
  return text[0]?.toUpperCase() + text.slice(1);
}

function fault(file: string, message: string, fix: string): Problem {
  return { severity: 'error', file, message, fix };
}
