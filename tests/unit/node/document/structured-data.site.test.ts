import { expect, test } from 'vitest';
import { pageModel } from '../../../../src/node/build/pages/page-model.ts';
import { structuredData } from '../../../../src/node/document/structured-data.ts';
import { readOwnSite } from '../../../support/own-site.ts';

type Entry = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isDay: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isUrl: Check = (value) =>
  typeof value === 'string' && /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '');
const isPerson: Check = (value) => {
  const { '@type': type, name, url, ...rest } = value as Entry;
  const isKnown = type === 'Person' || type === 'Organization';
  return isKnown && isText(name) && (url === undefined || isUrl(url)) && !Object.keys(rest).length;
};

/**
 * Properties of each type: `must` has those that schema.org and the documentation of search engines ask for, `may` those
 * that they know. Others are mistakes.
 *
 * @see https://schema.org/TechArticle, https://schema.org/BlogPosting, https://schema.org/SearchAction
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
const ARTICLE = { description: isText, dateModified: isDay };
const TYPES: Record<string, { must: Record<string, Check>; may: Record<string, Check> }> = {
  TechArticle: { must: { headline: isText, url: isUrl, inLanguage: isText }, may: ARTICLE },
  BlogPosting: {
    must: {
      headline: isText,
      url: isUrl,
      inLanguage: isText,
      datePublished: isDay,
      image: isUrl,
      author: (value) => Array.isArray(value) && value.length > 0 && value.every(isPerson),
    },
    may: { ...ARTICLE, keywords: isText },
  },
  WebSite: {
    must: { name: isText, url: isUrl, inLanguage: isText, potentialAction: isSearch },
    may: { description: isText },
  },
  BreadcrumbList: { must: { itemListElement: isTrail }, may: {} },
};

function isSearch(value: unknown): boolean {
  const { target, ...rest } = value as { target: Entry };
  const template = String(target.urlTemplate);
  return (
    JSON.stringify(rest) === '{"@type":"SearchAction","query-input":"required name=query"}' &&
    target['@type'] === 'EntryPoint' &&
    template.split('{query}').length === 2 &&
    isUrl(template.replace('{query}', 'x'))
  );
}

/** Two steps at least, counted from 1, each with a name, and all but the last with a URL. */
function isTrail(value: unknown): boolean {
  const steps = value as Entry[];
  return (
    steps.length > 1 &&
    steps.every(
      ({ '@type': type, position, name, item, ...rest }, index) =>
        type === 'ListItem' &&
        position === index + 1 &&
        isText(name) &&
        (item === undefined ? index === steps.length - 1 : isUrl(item)) &&
        !Object.keys(rest).length,
    )
  );
}

/** What is wrong with an entry; empty when nothing is. */
function faults({ '@type': type, ...entry }: Entry): string[] {
  const known = TYPES[String(type)];
  if (!known) return [`unknown type ${type}`];
  const missing = Object.keys(known.must).filter((key) => !(key in entry));
  const wrong = Object.entries(entry).filter(([key, value]) => {
    const check = known.must[key] ?? known.may[key];
    return !check?.(value);
  });
  return [...missing, ...wrong.map(([key, value]) => `${type}.${key}: ${JSON.stringify(value)}`)];
}

test('SEO-13: the structured data of every page has what its types ask for, and nothing that they do not know', async () => {
  const { sources } = await readOwnSite();
  const [source] = sources;
  if (!source) throw new Error('There is no site.');
  const { pages, site } = source.catalogue;
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  for (const page of pages) {
    const url = site.origin + page.route;
    const file = { ...pageModel(page, source, new Map()), shell: 'shell' };
    const html = structuredData(page, file, site, url, `${site.origin}/a.png`);
    if (!html) continue;
    const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>\n$/.exec(html) ?? [];
    const data = JSON.parse(text) as { '@context': string; '@graph': Entry[] };
    expect(data['@context']).toBe('https://schema.org');
    for (const entry of data['@graph']) {
      counts[String(entry['@type'])] = (counts[String(entry['@type'])] ?? 0) + 1;
      wrong.push(...faults(entry).map((fault) => `${page.route}: ${fault}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(counts).sort()).toEqual(['BlogPosting', 'BreadcrumbList', 'TechArticle', 'WebSite']);
  expect(counts.WebSite).toBe(1);
  expect(counts.BlogPosting).toBe(pages.filter(({ kind }) => kind === 'BlogPost').length);
  expect(counts.TechArticle).toBeGreaterThan(500);
  expect(counts.BreadcrumbList).toBeGreaterThan(500);
});

test.each<[string, Entry]>([
  ['an article without a headline', { '@type': 'TechArticle', url: 'https://a.example', inLanguage: 'en' }],
  ['a relative URL', { '@type': 'TechArticle', headline: 'A', url: '/a', inLanguage: 'en' }],
  [
    'an unknown property',
    { '@type': 'TechArticle', headline: 'A', url: 'https://a.example', inLanguage: 'en', x: 1 },
  ],
  [
    'a single step',
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A' }] },
  ],
])('the check finds %s', (_, entry) => {
  expect(faults(entry)).not.toEqual([]);
});
