import { describe, expect, test } from 'vitest';
import { checkLinks, judgeLink, readLinks } from '../../../../../src/node/source/links/link-check.ts';

const page = (href: string, html: string, source?: string) => {
  const { ids, links } = readLinks(html);
  return { href, source, ids: new Set(ids), links };
};
const messages = (html: string, files: string[] = [], base = '/') =>
  checkLinks([page(`${base}a`, html), page(`${base}b`, '<h2 id="part">x</h2>')], new Set(files), base).map(
    (problem) => problem.message,
  );

describe('links of the built pages', () => {
  test('what was reported at its place is not reported again', () => {
    const html = '<a href="/gone">x</a><a href="/b#gone">y</a><a href="/other">z</a>';
    const pages = [page('/a', html), page('/b', '')];
    const reported = new Set(['/gone', '/b#gone']);
    expect(checkLinks(pages, new Set(), '/', reported).map(({ message }) => message)).toEqual([
      'Broken link on `/a`: `/other`.',
    ]);
  });

  test('a page made from a file is named by it', () => {
    const built = page('/a', '<a href="/gone">x</a>', 'content/docs/a.md');
    expect(checkLinks([built], new Set(), '/')).toMatchObject([{ file: 'content/docs/a.md' }]);
  });

  test('VAL-08: a link to no page is named with the page that holds it', () => {
    const problems = checkLinks([page('/a', '<a href="/nothing">x</a>')], new Set(), '/');
    expect(problems).toMatchObject([{ severity: 'warning', file: '/a' }]);
    expect(problems[0]?.message).toContain('`/nothing`');
  });

  test('VAL-08: a relative link is shown with its resolved form', () => {
    expect(messages('<a href="c?x=1">x</a>')).toEqual(['Broken link on `/a`: `c?x=1` (resolved: `/c`).']);
  });

  test('VAL-09: files of the output, hashes of the page, query and hash do not count', () => {
    const html =
      '<p id="here"></p><a href="/file.zip?v=2">x</a><a href="#here">y</a><a href="/b?q=1#part">z</a>';
    expect(messages(html, ['/file.zip'])).toEqual([]);
  });

  test('files whose names have signs that URLs escape', () => {
    const html =
      '<a href="/C%23.pdf">x</a><a href="/img/50%25%20off.png#top">y</a><a href="/why%3F.txt?v=2">z</a>';
    expect(messages(html, ['/C#.pdf', '/img/50% off.png', '/why?.txt'])).toEqual([]);
    expect(messages('<a href="/C.pdf">x</a>', ['/C#.pdf'])).toHaveLength(1);
  });

  test('signs that HTML escapes are read as they are meant', () => {
    const html =
      '<p id="a&lt;b&gt;&quot;&#39;&amp;c"></p><p id="&amp;lt;"></p><a href="#a<b>%22\'&amp;c">x</a><a href="#&amp;lt;">y</a>';
    expect(messages(html)).toEqual([]);
    expect(messages('<a href="/n&gt;">x</a>')).toEqual(['Broken link on `/a`: `/n>`.']);
  });

  test('an anchor that the target page does not have', () => {
    expect(messages('<a href="/b#gone">x</a>')).toEqual(['Broken anchor on `/a`: `/b#gone`.']);
  });

  test('VAL-08: malformed escapes and addresses are broken links of their page', () => {
    const html =
      '<a href="/docs/caf%E9">x</a><a href="/b#caf%E9">y</a><a href="http://[">z</a><a href="//[">w</a>';
    expect(messages(html)).toEqual([
      'Broken link on `/a`: `/docs/caf%E9`.',
      'Broken anchor on `/a`: `/b#caf%E9`.',
    ]);
  });

  test.each(['\\\\[host', '/\\[host', ' //[host', '\t//[host'])(
    'a link that a browser would take for a host stays below its page: %j',
    (link) => {
      const targets = { base: '/', ids: () => undefined, hasFile: () => false };
      expect(judgeLink(link, '/docs/a', targets)).toMatchObject({
        resolved: expect.stringContaining('[host'),
        reason: 'link',
      });
    },
  );

  test('other sites, mail addresses and the base URL itself are left alone', () => {
    expect(
      messages(
        '<a href="https://x.y/z">x</a><a href="mailto:a@b.c">y</a><a href="//x.y">z</a><a href="s3://[">w</a>',
      ),
    ).toEqual([]);
    expect(messages('<a href="/x/b">x</a>', [], '/x/')).toEqual([]);
  });

  test('VAL-10: a link that is broken on five pages is taken for one of the layout', () => {
    const pages = ['/1', '/2', '/3', '/4', '/5'].map((href) => page(href, '<a href="/gone">x</a>'));
    const problems = checkLinks(pages, new Set(), '/');
    expect(problems).toHaveLength(1);
    expect(problems[0]?.fix).toContain('part of the layout');
    expect(problems[0]?.message).toContain('5 pages');
  });
});
