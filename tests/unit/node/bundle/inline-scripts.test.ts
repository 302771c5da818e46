import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { bundleInline } from '../../../../src/node/bundle/bundle-inline.ts';
import { bannerScript, headScript, INPUT, withScripts } from '../../../../src/node/bundle/inline-scripts.ts';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import type { SiteView } from '../../../../src/shared/site.ts';

/** As readers get them. */
const inline = await bundleInline(PROJECT_DIR);

const SITE = {
  base: '/',
  locale: { code: 'en', htmlLang: 'en', direction: 'ltr', label: 'English', base: '/' },
  texts: {},
  colorMode: { defaultMode: 'dark', disableSwitch: false },
} as unknown as SiteView;

const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';

/** Runs the script of the head; returns the attributes of the root and what is stored afterwards. */
function run(site: Partial<SiteView>, stored: Record<string, string> | undefined) {
  const dataset: Record<string, string> = {};
  const items = new Map(Object.entries(stored ?? {}));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
  const window = {
    document: { documentElement: { dataset } },
    addEventListener: () => {},
    get localStorage() {
      if (!stored) throw new Error('blocked');
      return storage;
    },
  };
  runInNewContext(headScript({ ...SITE, ...site }, inline), window);
  return { dataset, stored: Object.fromEntries(items) };
}

const announcement = { id: "it's </script> new", html: 'Hi', closeable: true };

describe('the script of the head', () => {
  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['sepia', undefined],
    ['', undefined],
  ])('CLR-05, CLR-11: the stored mode %j becomes %j', (theme, expected) => {
    expect(run({}, { theme }).dataset.theme).toBe(expected);
  });

  test('ENT-11: is empty when there is nothing to decide', () => {
    const site = { ...SITE, colorMode: { defaultMode: 'light', disableSwitch: true } } as const;
    expect(headScript(site, inline)).toBe('');
  });

  test('ANN-07, ANN-10: marks the root when this announcement was closed', () => {
    const stored = { [ID]: announcement.id, [DISMISS]: 'true' };
    expect(run({ announcement }, stored)).toEqual({ dataset: { announcement: 'closed' }, stored });
    const open = { [ID]: announcement.id, [DISMISS]: 'false' };
    expect(run({ announcement }, open)).toEqual({ dataset: {}, stored: open });
  });

  test('ANN-08, ANN-09: an unknown id starts again', () => {
    const fresh = { [ID]: announcement.id, [DISMISS]: 'false' };
    expect(run({ announcement }, {})).toEqual({ dataset: {}, stored: fresh });
    expect(run({ announcement }, { [ID]: 'old', [DISMISS]: 'true' })).toEqual({ dataset: {}, stored: fresh });
  });

  test('ERR-12: is silent without storage', () => {
    expect(run({ announcement }, undefined).dataset).toEqual({});
  });

  test('cannot be ended by an id', () => {
    expect(headScript({ ...SITE, announcement }, inline)).not.toContain('</script');
  });
});

test('what the build hands to a script takes the place of its placeholder, once', () => {
  expect(inline.announcement.split(INPUT)).toHaveLength(2);
  expect(inline.banner.split(INPUT)).toHaveLength(2);
  expect(inline.colorMode + inline.sidebar).not.toContain(INPUT);
});

test('no script leaves anything behind in the scope of the page', () => {
  const window = { document: { documentElement: { dataset: {} } }, addEventListener() {}, window: {} };
  const names = Object.keys(window);
  runInNewContext(headScript({ ...SITE, announcement }, inline), window);
  runInNewContext(bannerScript(SITE, '/', '/assets/a.css', inline), window);
  expect(Object.keys(window)).toEqual(names);
});

describe('the banner about a wrong base URL', () => {
  /** Runs the script with an answer for the sheet, and reads the banner. */
  async function show(pathname: string, input: { site?: Partial<SiteView>; base?: string; sheet?: unknown }) {
    const made: { textContent: string; style: object }[] = [];
    const box = {
      style: { cssText: '' },
      append: (element: (typeof made)[number]) => made.push(element),
      setAttribute() {},
    };
    let parsed = async () => {};
    const { site = {}, base = '/', sheet } = input;
    const window: Record<string, unknown> = {
      location: { pathname },
      addEventListener: (_type: string, listener: () => Promise<void>) => {
        parsed = listener;
      },
      fetch: async () => {
        if (!sheet) throw new Error('unreachable');
        return sheet;
      },
      document: {
        getElementById: () => box,
        createElement: () => ({ textContent: '', style: {} }),
      },
    };
    window.window = window;
    runInNewContext(bannerScript({ ...SITE, ...site }, base, '/assets/a.css', inline), window);
    expect(window.appMissing).toBe(true);
    await parsed();
    return { lines: made.map((it) => it.textContent), style: box.style.cssText };
  }

  test.each([
    ['/sub', '/sub/'],
    ['/sub/', '/sub/'],
    ['/sub/index.html', '/sub/'],
    ['/%3Cb%3E', '/%3Cb%3E/'],
  ])('BUB-02: a page at %s suggests %s', async (pathname, path) => {
    const { lines, style } = await show(pathname, {});
    expect(lines[2]).toBe('Configured base URL: / (the default)');
    expect(lines[3]).toMatch(new RegExp(`: ${path}$`));
    expect(style).toContain('display:block');
  });

  test('BUB-02: a page of another language suggests the path without the language', async () => {
    const locale = { ...SITE.locale, base: '/x/de/' };
    const texts = { 'baseUrl.configured': 'Eingestellt: {base}' };
    const { lines } = await show('/sub/de/', { site: { base: '/x/de/', locale, texts }, base: '/x/' });
    expect(lines[2]).toBe('Eingestellt: /x/');
    expect(lines[3]).toMatch(/: \/sub\/$/);
  });

  test.each([
    ['/', '/', '/'],
    ['/index.html', '/', '/'],
    ['/x', '/x/', '/x/'],
    ['/x/de/', '/x/', '/x/de/'],
    ['/%C3%A9/', '/é/', '/é/'],
  ])('BUB-02: a page at %s, its base URL, suggests no other one', async (pathname, base, own) => {
    const locale = { ...SITE.locale, base: own };
    const { lines } = await show(pathname, { site: { base: own, locale }, base });
    expect(lines[2]).toContain(`Configured base URL: ${base}`);
    expect(lines.join(' ')).toContain('the base URL is right');
    expect(lines.join(' ')).not.toMatch(/wrong base URL|try this base URL/);
  });

  test('BUB-04: nothing is shown when the sheet is where it should be', async () => {
    const headers = (type: string) => ({ get: () => type });
    const sheet = { ok: true, headers: headers('text/css; charset=utf-8') };
    expect(await show('/', { sheet })).toEqual({ lines: [], style: '' });
    const page = { ok: true, headers: headers('text/html') };
    expect((await show('/', { sheet: page })).lines).toHaveLength(4);
    expect((await show('/', { sheet: { ok: false, headers: headers('text/css') } })).lines).toHaveLength(4);
  });
});

describe('the scripts of a body', () => {
  const step = `<script>${inline.layoutStep}</script>`;
  const restore = `<script>${inline.sidebar}</script>`;
  const text = (length: number) => `<p>${'x'.repeat(length)}</p>`;

  test('a page is laid out after its navbar, with its sidebar, and at headings with much text before them', () => {
    const navbar = '<header>Docs</header>';
    const sidebar = `<aside>${text(9000)}</aside>`;
    const [first, second, third] = [
      text(2500),
      `<h2>Parameters</h2>${text(2000)}`,
      `<h2>Notes</h2>${text(2000)}`,
    ];
    const body = `${navbar}${sidebar}<main><article>${first}${second}${third}</article></main><footer></footer>`;
    expect(withScripts(body, inline, { sidebar: true, steps: true })).toEqual({
      html: `${navbar}${step}${sidebar}${restore}<main><article>${first}${second}${step}${third}</article>${step}</main><footer></footer>`,
      scripts: [inline.layoutStep, inline.sidebar],
    });
  });

  test('short ends of article and page are laid out with what follows', () => {
    const body = (footer: string) =>
      `<main><article>${text(4000)}<h2>See also</h2>${text(1000)}</article></main><footer>${footer}</footer><dialog></dialog>`;
    const scripted = (footer: string) =>
      withScripts(body(footer), inline, { sidebar: false, steps: true }).html;
    expect(scripted('')).toBe(body('').replace('<h2>', `${step}<h2>`));
    expect(scripted(text(500))).toBe(
      body(text(500)).replace('<h2>', `${step}<h2>`).replace('</footer>', `</footer>${step}`),
    );
  });

  test('a page that is painted as it arrives only has its sidebar restored', () => {
    const body = `<header></header><aside></aside><main><h2>One</h2>${text(9000)}<h2>Two</h2></main>`;
    expect(withScripts(body, inline, { sidebar: true, steps: false })).toEqual({
      html: body.replace('</aside>', `</aside>${restore}`),
      scripts: [inline.sidebar],
    });
  });

  test('painting waits for the second section with much text before it, if it can be named in a URL', () => {
    const section = (id: string) => `${text(4000)}<h2 class="x" id="${id}">Section</h2>`;
    const paintAt = (...ids: string[]) =>
      withScripts(`<main>${ids.map(section).join('')}</main>`, inline, { sidebar: false, steps: true })
        .paintAt;
    expect(paintAt('a', 'b', 'c')).toBe('b');
    expect(paintAt('a', 'b&amp;', 'c%', 'd')).toBe('d');
    expect(paintAt('a')).toBeUndefined();
  });

  test('an aside of a page without a sidebar is part of its text', () => {
    const body = '<main><aside>Beware</aside></main>';
    expect(withScripts(body, inline, { sidebar: false, steps: true })).toEqual({ html: body, scripts: [] });
  });

  test('no text of a script ends it', () => {
    expect(inline.layoutStep + inline.sidebar).not.toMatch(/<\/?script/);
  });
});
