import { readFileSync } from 'node:fs';

/** What the definitions have to document; optional parameters end in `?`. */
interface Inventory {
  entries: { route: string; name: string; params: string[] }[];
  events: { route: string; name: string; fields: string[]; types: string[] }[];
  snippets: string[];
}

const read = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');

/** Every function, event and snippet that has a page, with its parameters or fields. */
export const inventory: Inventory = JSON.parse(read('inventory.json'));

/** Every route that the specification names. */
export const namedRoutes: string[] = read('routes.txt').split('\n').filter(Boolean);

/** Ids of the groups of the API. */
export const groups: string[] = [...new Set(inventory.entries.map(({ route }) => route.split('/')[3] ?? ''))];

/** What a first visit may cost that only a browser can tell; `npm run check:size` checks the other limits of this file. */
export const browserLimits: Record<
  'bytes until idle' | 'requests until idle' | 'script until idle' | 'script with the app',
  number
> = JSON.parse(read('sizes.json')).browser;
