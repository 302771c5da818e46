import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { documentPath } from '../../../../src/node/build/pages/write-pages.ts';
import { contentSecurityPolicy } from '../../../../src/node/document/content-security-policy.ts';
import type { DocumentFrame } from '../../../../src/node/document/document-frame.ts';
import { documentHtml } from '../../../../src/node/document/html.ts';
import type { CataloguePage } from '../../../../src/node/site/index.ts';
import type { PageFrame } from '../../../../src/shared/page.ts';
import type { SiteView } from '../../../../src/shared/site.ts';

describe('documents', () => {
  test.each([
    ['/', 'index.html'],
    ['/docs/api', 'docs/api/index.html'],
    ['/404', '404.html'],
    ['/docs/page.html', 'docs/page.html'],
  ])('the document of %s is %s', (route, path) => {
    expect(documentPath(route)).toBe(path);
  });

  test('no address and no name can end the attribute that it stands in', () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const locale = {
      code: 'en',
      label: 'English',
      htmlLang: `en${evil}`,
      direction: 'ltr',
      base: '/',
    } as const;
    const site = {
      title: evil,
      tagline: evil,
      origin: 'https://docs.example.com',
      base: '/',
      locale,
      colorMode: { defaultMode: 'dark', disableSwitch: false },
      search: { indexName: 'x', contextual: true, docs: [] },
      searchHref: '/search',
    } as unknown as SiteView;
    const frame: DocumentFrame = {
      site,
      locales: [locale],
      themeColor: evil,
      favicon: `/${evil}`,
      manifest: `/${evil}`,
      touchIcon: { path: evil, content: new Uint8Array(), width: 1, height: 1, purpose: 'touch' },
      socialImages: [{ path: evil, content: new Uint8Array(), width: 1, height: 1, purpose: 'social' }],
      snippets: evil,
      boot: `/${evil}`,
      preload: [`/${evil}`],
      css: '',
      search: '',
      pageSheets: {},
      inline: {
        colorMode: '',
        announcement: '',
        sidebar: '',
        layoutStep: '',
        wholePage: '',
        banner: '',
        serviceWorker: '',
        removingWorker: '',
      },
      siteFile: evil,
      searchFile: evil,
      feeds: [{ href: evil, type: evil, title: evil }],
      bothSlashForms: new Set(),
      trailingSlash: false,
      contentSecurityPolicy: true,
    };
    const page = {
      kind: 'Article',
      route: `/docs/q${evil}`,
      title: evil,
      description: evil,
      data: {},
      post: { date: evil, tags: [evil] },
    } as unknown as CataloguePage;
    const file = {
      build: evil,
      breadcrumbs: [],
      toc: [],
      sidebar: { id: evil, file: evil },
    } as unknown as PageFrame;
    const html = documentHtml(
      page,
      { ...file, data: { post: { authors: [] } } } as unknown as PageFrame,
      '',
      frame,
    );
    expect(html).toContain('rel="canonical"');
    expect(html.replace(/<script type="application\/ld\+json">.*<\/script>/, '')).not.toContain('<img');
  });

  test('the policy allows the inline parts by their hashes and nothing from elsewhere', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = contentSecurityPolicy('a{}', ['one()', '', 'two()']);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
    expect(policy).not.toMatch(/unsafe|http|\*/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types docs$/);
    expect(contentSecurityPolicy('a{}', [''])).toContain("script-src 'self';");
  });

  test('the policy lets scripts fetch from the hosts of a hosted search, and only from there', () => {
    const origins = ['https://a.example', 'https://b.example'];
    const directives = contentSecurityPolicy('a{}', [], origins).split('; ');
    expect(directives.filter((directive) => directive.includes('https:'))).toEqual([
      "connect-src 'self' https://a.example https://b.example",
    ]);
  });
});
