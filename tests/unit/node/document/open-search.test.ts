import { expect, test } from 'vitest';
import { openSearchXml } from '../../../../src/node/document/open-search.ts';
import type { SiteView } from '../../../../src/shared/site.ts';

const site = {
  title: 'Lamps & <their> wires',
  tagline: 'All of them',
  origin: 'https://a.example',
  locale: { htmlLang: 'en' },
  searchHref: '/x/search',
} as SiteView;
const write = (change: Partial<SiteView> = {}, favicon?: string, trailingSlash = false) =>
  openSearchXml({ ...site, ...change }, { favicon, trailingSlash });

test('the description names the search page, and markup in texts is escaped', () => {
  expect(write()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Lamps &amp; &lt;their&gt;</ShortName>
<LongName>Lamps &amp; &lt;their&gt; wires</LongName>
<Description>Lamps &amp; &lt;their&gt; wires: All of them</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>en</Language>
<Url type="text/html" template="https://a.example/x/search?q={searchTerms}"/>
</OpenSearchDescription>
`);
});

test.each([
  ['without a tagline', write({ tagline: '' }), '<Description>Lamps &amp; &lt;their&gt; wires</Description>'],
  ['with an icon', write({}, '/x/favicon.svg'), '<Image>https://a.example/x/favicon.svg</Image>\n'],
  ['with a slash at the end', write({}, undefined, true), 'template="https://a.example/x/search/?q='],
])('%s', (_, xml, part) => {
  expect(xml).toContain(part);
});

test('a site without a search page has none', () => {
  const { searchHref, ...rest } = site;
  expect(openSearchXml(rest, { favicon: undefined, trailingSlash: false })).toBeUndefined();
});
