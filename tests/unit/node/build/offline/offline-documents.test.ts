import { expect, test } from 'vitest';
import { offlineDocuments } from '../../../../../src/node/build/offline/offline-documents.ts';
import type { Engine } from '../../../../../src/node/bundle/engine.ts';
import type { DocumentFrame } from '../../../../../src/node/document/document-frame.ts';
import type { CataloguePage } from '../../../../../src/node/site/index.ts';
import { SLOTS } from '../../../../../src/shared/offline.ts';
import type { PageModel } from '../../../../../src/shared/page.ts';

test('the title of the site is in the documents as it is, whatever its signs', () => {
  const title = 'Lua $& $1 $$ <docs>';
  const locale = { code: 'en', htmlLang: 'en', direction: 'ltr', label: 'English', base: '/' };
  const frame = {
    site: { title, base: '/', origin: '', locale, colorMode: {}, search: {} },
    locales: [locale],
    socialImages: [],
    preload: [],
    feeds: [],
    inline: { sidebar: '' },
    pageSheets: {},
    bothSlashForms: new Set(),
  } as unknown as DocumentFrame;
  const page = { kind: 'NotFound', route: '/404', title: 'Page not found', data: {} } as CataloguePage;
  const file = { breadcrumbs: [] } as unknown as PageModel;
  const body = '<div data-sidebar-scroll="">x</div><button></button><main>y</main>';
  const render = () => ({ body });
  const documents = offlineDocuments(page, file, { render } as unknown as Engine, frame);
  for (const html of Object.values(documents)) {
    expect(html).toContain(`<title>${SLOTS.title}Lua $&amp; $1 $$ &lt;docs&gt;</title>`);
    expect(html).toContain(`<main>${SLOTS.main}</main>`);
  }
  expect(documents.sidebar).toContain('<div data-sidebar-scroll=""></div><button>');
});
