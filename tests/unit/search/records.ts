import {
  createEngine as createEngineOf,
  type SearchEngine,
} from '../../../src/client/search/engine/engine.ts';
import type { IndexPart } from '../../../src/client/search/engine/read-parts.ts';
import {
  type ReadIndex,
  readIndex as readIndexInSteps,
  readNames as readNamesInSteps,
} from '../../../src/client/search/index-files/read-index.ts';
import { doAtOnce } from '../../../src/client/search/index-files/steps.ts';
import type { SearchRecord } from '../../../src/shared/search/model.ts';

let nextId = 0;

/** A page for tests: a function unless told otherwise. */
export function page(name: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const [group = '', last = name] = name.split('.');
  return {
    id: nextId++,
    href: `/docs/api/${group}/${last.replaceAll('_', '')}`,
    kind: 'Function',
    type: 'page',
    name,
    aliases: [],
    summary: '',
    text: '',
    where: group,
    heading: 'API',
    group,
    weight: 2,
    ...more,
  };
}

/** An event's page. */
export function event(name: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const { group: _, ...rest } = page(name);
  return {
    ...rest,
    kind: 'Event',
    href: `/docs/events/csgo/${name}`,
    where: 'Game events',
    heading: 'Events',
    ...more,
  };
}

/** A parameter or field of a page. */
export function part(owner: SearchRecord, name: string, summary = ''): SearchRecord {
  return {
    ...owner,
    id: nextId++,
    type: 'part',
    href: `${owner.href}#field-${name}`,
    name: `${owner.name}: ${name}`,
    aliases: [],
    summary,
    text: '',
    where: owner.name,
  };
}

/** A row of a table of values on a page. */
export function row(
  owner: SearchRecord,
  name: string,
  anchor: string,
  summary = '',
  section = 'Values',
): SearchRecord {
  return {
    ...part(owner, name, summary),
    type: 'row',
    href: `${owner.href}#${anchor}`,
    name,
    where: `${owner.name} / ${section}`,
  };
}

/** Creates an engine from a file of an index, or from several. */
export function createEngine(files: string | IndexPart[]): SearchEngine {
  return createEngineOf(typeof files === 'string' ? [{ text: files }] : files);
}

/** Reads an index file at once. */
export function readIndex(text: string): ReadIndex {
  return doAtOnce(readIndexInSteps(text));
}

/** Reads the first line of an index file at once. */
export function readNames(line: string): ReadIndex {
  return doAtOnce(readNamesInSteps(line));
}
