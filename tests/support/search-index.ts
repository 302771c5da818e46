/** An index of the stand-in for the hosted search. */
export interface StoredIndex {
  objects: Record<string, unknown>[];
  settings: { searchableAttributes?: string[]; attributesForFaceting?: string[]; customRanking?: string[] };
  synonyms: object[];
  rules: object[];
}

/** The parameters of a query that the stand-in understands. */
export interface Query {
  query: string;
  hitsPerPage?: number;
  page?: number;
  offset?: number;
  length?: number;
  facetFilters?: (string | string[])[];
  attributesToRetrieve?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Objects that pass the filters and have a word for each one of the query, as the start of it or whole. */
export function answerQuery(index: StoredIndex, query: Query): object {
  const { hitsPerPage = query.length ?? 20, page = 0 } = query;
  const start = query.offset ?? page * hitsPerPage;
  const words = wordsOf(query.query);
  const attributes = (index.settings.searchableAttributes ?? []).map((names) =>
    names.split(',').map((name) => bare(name, 'unordered')),
  );
  const found = index.objects
    .filter((object) => passes(object, query.facetFilters ?? [], facetsOf(index)))
    .map((object) => ({ object, rank: rankOf(object, attributes, words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || compare(a.object, b.object, index.settings.customRanking ?? []));
  const hits = found.slice(start, start + hitsPerPage).map(({ object }) => present(object, query, words));
  const nbPages = Math.ceil(found.length / hitsPerPage);
  return { hits, nbHits: found.length, nbPages, hitsPerPage, page, query: query.query };
}

/** Sum of the places of the first attributes that have each word; infinite when one has none. */
function rankOf(object: object, attributes: string[][], words: string[]): number {
  const has = (name: string, word: string) => wordsOf(read(object, name)).some((it) => it.startsWith(word));
  const places = words.map((word) => {
    const place = attributes.findIndex((names) => names.some((name) => has(name, word)));
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  });
  return places.reduce((sum, place) => sum + place, 0);
}

/** Orders objects that match alike, by rules such as `desc(weight)`. */
function compare(a: object, b: object, rules: string[]): number {
  for (const rule of rules) {
    const [, direction, name = ''] = /^(asc|desc)\((.*)\)$/.exec(rule) ?? [];
    const difference = Number(Reflect.get(a, name) ?? 0) - Number(Reflect.get(b, name) ?? 0);
    if (difference !== 0) return direction === 'desc' ? -difference : difference;
  }
  return 0;
}

function facetsOf({ settings }: StoredIndex): string[] {
  return (settings.attributesForFaceting ?? []).map((name) => bare(name, 'filterOnly'));
}

/** All filters must hold, of a list inside one; what is no facet of the index never does. */
function passes(object: object, filters: (string | string[])[], facets: string[]): boolean {
  return filters.every((filter) =>
    [filter].flat().some((one) => {
      const [name = '', value] = one.split(/:(.*)/s);
      return facets.includes(name) && read(object, name) === value;
    }),
  );
}

function present(object: Record<string, unknown>, query: Query, words: string[]): object {
  const { attributesToRetrieve = Object.keys(object), highlightPreTag = '', highlightPostTag = '' } = query;
  const kept = Object.entries(object).filter(([name]) => attributesToRetrieve.includes(name));
  const mark = (text: string) =>
    text.replace(WORD, (word) => {
      const start = words.find((it) => word.toLowerCase().startsWith(it));
      return start
        ? `${highlightPreTag}${word.slice(0, start.length)}${highlightPostTag}${word.slice(start.length)}`
        : word;
    });
  const highlighted = (value: unknown): unknown => {
    if (typeof value === 'string') return { value: mark(value) };
    if (!value || typeof value !== 'object') return undefined;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, highlighted(inner)]));
  };
  const { hierarchy, content } = object;
  return {
    ...Object.fromEntries(kept),
    objectID: object.objectID,
    _highlightResult: { hierarchy: highlighted(hierarchy), content: highlighted(content) },
    _snippetResult: { content: highlighted(content) },
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** Value of an attribute by its path, as text. */
function read(object: object, path: string): string {
  const value = path.split('.').reduce<unknown>((it, name) => Reflect.get(Object(it), name), object);
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
}

/** `unordered(content)` is `content`. */
function bare(name: string, modifier: string): string {
  return name.startsWith(`${modifier}(`) ? name.slice(modifier.length + 1, -1) : name;
}
