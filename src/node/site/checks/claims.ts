import { CONFIG_FILE } from '../../config/index.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { Position } from '../../luacats/model.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import { untranslated } from '../links/untranslated.ts';
import { BUILD_TRAITS } from '../pages/kinds.ts';
import type { DocsPlan } from '../rendering/docs-plan.ts';

/**
 * Bytes of the longest segment of a route: file systems allow 255 for a name, and the compressed Markdown twin of a
 * page adds an extension.
 */
const LONGEST_PART = 255 - '.md.br'.length;

/**
 * Checks the routes that pages claim: reports those that two pages have (the first one gets it), and those that no
 * folder can be named after.
 */
export function checkClaims(pages: CataloguePage[], plans: DocsPlan[]): Problem[] {
  const locate = createLocator(plans);
  const first = new Map<string, CataloguePage>();
  return pages.flatMap((page) => {
    const former = first.get(page.route);
    // Of two tags, the front matter is reported.
    if (former?.kind === 'BlogTag' && page.kind === 'BlogTag') return [];
    if (former) return isSearchClash(page, former) ? [] : [twice(page, former, locate)];
    first.set(page.route, page);
    return tooLong(page, locate);
  });
}

/** Routes that differ only in letter case: on many disks one page replaces the other. */
export function routesButForCase(pages: CataloguePage[], plans: DocsPlan[]): Problem[] {
  const locate = createLocator(plans);
  const seen = new Map<string, CataloguePage>();
  return pages.flatMap((page): Problem[] => {
    const former = seen.get(page.route.toLowerCase());
    seen.set(page.route.toLowerCase(), former ?? page);
    if (!former || former.route === page.route) return [];
    // Where it is the names of files, these are reported.
    const [own, others] = [page, former].map(({ source = '' }) => untranslated(source));
    if (own && own !== others && own.toLowerCase() === others?.toLowerCase()) return [];
    const [at, other] = sluggedFirst(page, former, locate);
    return [
      {
        severity: 'warning',
        ...locate(at),
        message: `The addresses \`${at.route}\` and \`${other.route}\` (from \`${other.source ?? 'the engine'}\`) differ only in letter case: Windows and macOS disks can store only one of them.`,
        fix: 'Give one of them another `slug` or name.',
        claim: page.route,
      },
    ];
  });
}

/** Returns whether the search page is at the route of another page of the site: this is reported at its setting. */
function isSearchClash(page: CataloguePage, former: CataloguePage): boolean {
  const [search, other] = page.kind === 'Search' ? [page, former] : [former, page];
  return search.kind === 'Search' && other.kind !== 'NotFound' && !isText(other);
}

type Locate = (page: CataloguePage) => Pick<Problem, 'file' | 'line' | 'column'>;

function twice(page: CataloguePage, former: CataloguePage, locate: Locate): Problem {
  if (page.kind === 'NotFound') {
    const message = `The address \`${page.route}\` is that of ${BUILD_TRAITS.NotFound.called}, which every site has.`;
    return { severity: 'error', ...locate(former), message, fix: 'Give the page another `slug` or name.' };
  }
  if (isText(page) && isText(former)) {
    const [at, other] = sluggedFirst(page, former, locate);
    const message = `The address \`${page.route}\` is also the address of \`${locationText(locate(other))}\`.`;
    const fix = 'Give one of the two another `slug` or name.';
    return { severity: 'error', ...locate(at), message, fix, claim: page.route };
  }
  // A page that the site generates has no location worth naming.
  const at = isText(page) || !former.source ? page : former;
  const other = at === page ? former : page;
  const place = other.source && `\`${locationText(locate(other))}\``;
  const isLost = at === page;
  if (!isText(at)) {
    const owner = place ?? BUILD_TRAITS[other.kind].called;
    const left = isLost ? `and ${BUILD_TRAITS[at.kind].called} is left out` : 'whose page is left out';
    return {
      severity: 'warning',
      ...locate(at),
      message: `The address \`${page.route}\` is also the address of ${owner}, ${left}.`,
      fix: 'Give one of them another name.',
      claim: page.route,
    };
  }
  const made = `${BUILD_TRAITS[other.kind].called}${place ? ` (${place})` : ''}`;
  return {
    severity: 'warning',
    ...locate(at),
    message: `The site generates ${made} at \`${page.route}\`, ${isLost ? 'so this text is not published' : 'but this text is published in its place'}.`,
    fix: 'Rename the file, or give it another `slug`.',
    claim: page.route,
  };
}

/** A `slug` is more likely wrong than the name of a file, which is located at the first line. */
function sluggedFirst(page: CataloguePage, former: CataloguePage, locate: Locate) {
  const isSlugged = (claimant: CataloguePage) => isText(claimant) && (locate(claimant).line ?? 1) > 1;
  return isSlugged(former) && !isSlugged(page) ? ([former, page] as const) : ([page, former] as const);
}

function tooLong(page: CataloguePage, locate: Locate): Problem[] {
  const message = tooLongPart(page.route);
  if (message === undefined) return [];
  return [{ severity: 'error', ...locate(page), message, fix: 'Give it a shorter name or `slug`.' }];
}

/** Says which part of a route is too long for the name of a folder, or of the files next to it. */
export function tooLongPart(route: string): string | undefined {
  const longest = Math.max(...route.split('/').map((part) => Buffer.byteLength(part)));
  if (longest <= LONGEST_PART) return undefined;
  return `The address \`${route.slice(0, 80)}…\` has a segment of ${longest} bytes, expected at most ${LONGEST_PART}.`;
}

function isText({ source }: CataloguePage): boolean {
  return source?.endsWith('.md') === true;
}

/** Finds where a page gets its route: the slug of a document, the name of a symbol. */
function createLocator(plans: DocsPlan[]): Locate {
  const texts = new Map(
    plans.flatMap(({ content }) => content.map(({ path, text }) => [path, text] as const)),
  );
  const symbols = new Map(plans.flatMap((plan) => symbolPositions(plan)));
  return ({ route, source }) => {
    const symbol = symbols.get(route);
    if (symbol && symbol.file === source)
      return { file: symbol.file, line: symbol.line, column: symbol.column };
    if (source === undefined) return { file: CONFIG_FILE };
    return { file: source, ...addressPlace(texts.get(source)) };
  };
}

/** Returns where a text gets its address: its `slug`, or its file, which is located at the first line. */
export function addressPlace(text = ''): { line: number; column: number } {
  const line = text.split(/\r\n?|\n/).findIndex((written) => /^slug:/.test(written)) + 1;
  return { line: line || 1, column: 1 };
}

function symbolPositions({ reference, set, symbols }: DocsPlan): [string, Position][] {
  const { routes } = set;
  return [
    ...reference.groups.flatMap((group): [string, Position][] => [
      [routes.group(group), group.position],
      ...group.entries.map((entry): [string, Position] => [routes.entry(entry), entry.position]),
    ]),
    ...reference.types.map((type): [string, Position] => [routes.type(type), type.position]),
    ...reference.events.flatMap((event): [string, Position][] => {
      const family = symbols.family(event.family);
      return family ? [[routes.event(event, family), event.position]] : [];
    }),
  ];
}

function locationText({ file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>): string {
  return [file, line, column].filter(Boolean).join(':');
}
