import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type AppParts, createApp } from '../../../../src/client/entry/app.ts';
import { refreshable } from '../../../../src/client/entry/refresh.ts';
import { createScreen, type ScreenParts } from '../../../../src/client/entry/screen.ts';
import { PageMissing, PageUnavailable } from '../../../../src/client/runtime/loading/page-error.ts';
import type { LoadedPage } from '../../../../src/client/runtime/loading/page-loader.ts';
import type { Resource } from '../../../../src/client/runtime/loading/resource.ts';
import type { NavigationTarget } from '../../../../src/client/runtime/navigation/navigation.ts';
import type { Replacement, ShowView, View } from '../../../../src/client/runtime/view.ts';
import type { PageFile, SidebarItem } from '../../../../src/shared/page.ts';
import { hasTwin } from '../../../../src/shared/page-kinds.ts';
import type { SiteFile, SiteView } from '../../../../src/shared/site.ts';

const Tool = () => null;
const site = { title: 'Docs' } as SiteView;
const SIDEBAR = { id: 'api', file: 'assets/api.json' };
const tree: SidebarItem[] = [{ label: 'bit', href: '/x/docs/api/bit' }];

/** Names of what happened, in order. */
const log: string[] = [];
const views: { view: View; how: Replacement | 'mounted' }[] = [];
const pages = new Map<string, Partial<PageFile>>();

function page(route: string, file: Partial<PageFile> = {}): void {
  pages.set(route, { route, kind: 'Function', title: route, ...file });
}

const show: ShowView = async (view, how) => {
  log.push(`show ${view.route}`);
  views.push({ view, how });
};

const loader = {
  loadPage: vi.fn(async (route: string): Promise<LoadedPage> => {
    const file = pages.get(route);
    if (!file) throw new PageMissing(`no ${route}`);
    const { kind = '' } = file;
    return (hasTwin(kind) ? { file: { html: route, ...file } } : { file, Component: Tool }) as LoadedPage;
  }),
  loadSidebar: vi.fn(async () => tree),
  isKnown: vi.fn(() => false),
  forgetAll: vi.fn(),
};

const parts = {
  readDocument: () => ({
    base: '/x/',
    shell: 'b1',
    route: '/docs',
    kind: 'DocsIndex',
    site: '/x/assets/site.json',
    sidebar: SIDEBAR,
    languages: [],
    assembled: false,
  }),
  loader,
  loadSite: vi.fn(async (): Promise<SiteFile> => ({ site, chunks: {} })),
  mount: vi.fn(async (_: SiteFile, view: View): Promise<ShowView> => {
    log.push('mount');
    views.push({ view, how: 'mounted' });
    return show;
  }),
  updateHead: ({ route }: PageFile, _: SiteView, path: string) => log.push(`head ${route} at ${path}`),
  pathOf: (route: string) => `/x${route}`,
  replaceAddress: (route: string) => log.push(`address ${route}`),
  scrollToHash: () => log.push('scroll to hash'),
  focusStart: () => log.push('focus'),
} satisfies AppParts & ScreenParts;

/** Creates an app that the dev server could refresh; all others are the same without that. */
function appOf(own: AppParts & ScreenParts) {
  const trees = new Map();
  const screen = createScreen(own, trees);
  return refreshable(createApp(own, screen), { ...own, loader, screen, trees });
}

/** A navigation to a route below the base URL. */
function target(route: string, facts: Partial<NavigationTarget> = {}): NavigationTarget {
  return {
    route,
    url: new URL(`https://docs.test/x${route}`),
    pushed: true,
    loaded: () => log.push('loaded'),
    scroll: () => log.push('scroll'),
    isLatest: () => true,
    ...facts,
  };
}

/** What a view waits for: a tool, or a page that is shown before it has loaded. */
function waitedFor(view: View | undefined): Resource<LoadedPage> | undefined {
  return view && 'promise' in view.page ? view.page : undefined;
}

beforeEach(() => {
  vi.clearAllMocks();
  log.length = 0;
  views.length = 0;
  pages.clear();
  page('/docs', { sidebar: SIDEBAR });
  page('/docs/api/bit', { sidebar: SIDEBAR });
});

describe('the start', () => {
  test('nothing is loaded before it', () => {
    appOf(parts);
    expect(parts.loadSite).not.toHaveBeenCalled();
    expect(parts.mount).not.toHaveBeenCalled();
  });

  test('the prerendered page is mounted once; its page and sidebar wait until they are wanted', async () => {
    const app = appOf(parts);
    await Promise.all([app.start(), app.start()]);
    expect(log).toEqual(['mount']);
    expect(views[0]?.view).toMatchObject({ path: '/x/docs', route: '/docs', serial: 0 });
    expect(loader.loadPage).not.toHaveBeenCalled();
    expect(loader.loadSidebar).not.toHaveBeenCalled();
  });

  test('content that the document was delivered with is not loaded', async () => {
    await appOf(parts).start();
    expect(views[0]?.view.page).toEqual({ html: '' });
  });

  test('what script makes of a tool waits until it is wanted', async () => {
    page('/docs', { kind: 'Search' });
    await appOf({
      ...parts,
      readDocument: () => ({ ...parts.readDocument(), kind: 'Search' }),
    }).start();
    expect(loader.loadPage).not.toHaveBeenCalled();
    const tool = waitedFor(views[0]?.view);
    tool?.start();
    expect(await tool?.promise).toMatchObject({ Component: Tool });
    expect(loader.loadPage).toHaveBeenCalledExactlyOnceWith('/docs', 'Search');
  });

  test('a document of the service worker is rendered from its data', async () => {
    const app = appOf({
      ...parts,
      readDocument: () => ({ ...parts.readDocument(), assembled: true }),
    });
    await app.start();
    expect(log).toEqual(['head /docs at /x/docs', 'mount']);
    expect(views[0]?.view.page).toEqual({ html: '/docs' });
    expect(views[0]?.view.sidebar?.tree.promise).toMatchObject({ status: 'fulfilled', value: tree });
  });

  test('without the site no page opens in place, so that the browser loads it in full', async () => {
    parts.loadSite.mockRejectedValueOnce(new Error('offline'));
    await expect(appOf(parts).openPage(target('/docs/api/bit'))).rejects.toThrow('offline');
    expect(views).toEqual([]);
  });
});

describe('opening a page', () => {
  test('it is shown in place of the open one, then scrolled, then the focus is set', async () => {
    const app = appOf(parts);
    await app.openPage(target('/docs/api/bit', { kind: 'Function' }));
    expect(loader.loadPage).toHaveBeenCalledWith('/docs/api/bit', 'Function');
    expect(log).toEqual([
      'mount',
      'loaded',
      'head /docs/api/bit at /x/docs/api/bit',
      'show /docs/api/bit',
      'scroll',
      'focus',
    ]);
    expect(views[1]).toMatchObject({ how: 'when rendered', view: { path: '/x/docs/api/bit', serial: 1 } });
  });

  test.each([
    ['Back and Forward', { pushed: false }, 'Function'],
    ['a link to a heading', { url: new URL('https://docs.test/x/docs/api/bit#notes') }, 'Function'],
    ['the search page, whose field takes the focus', {}, 'Search'],
  ] as const)('the focus stays with %s', async (_, facts, kind) => {
    page('/docs/api/bit', { kind });
    await appOf(parts).openPage(target('/docs/api/bit', facts));
    expect(log.at(-1)).toBe('scroll');
  });

  test('one that is no longer wanted when it has loaded is not shown', async () => {
    await appOf(parts).openPage(target('/docs/api/bit', { isLatest: () => false }));
    expect(log).toEqual(['mount']);
  });

  test('one that is no longer wanted when it is shown neither scrolls nor takes the focus', async () => {
    const isLatest = vi
      .fn(() => true)
      .mockReturnValueOnce(true)
      .mockReturnValueOnce(false);
    await appOf(parts).openPage(target('/docs/api/bit', { isLatest }));
    expect(log.at(-1)).toBe('show /docs/api/bit');
  });

  test('the page that the document was delivered with is not loaded for a link to it, until another was shown', async () => {
    const app = appOf(parts);
    await app.openPage(target('/docs', { pushed: false }));
    expect(log).toEqual(['scroll']);
    await app.openPage(target('/docs/api/bit'));
    await app.openPage(target('/docs'));
    expect(loader.loadPage.mock.calls.map(([route]) => route)).toEqual(['/docs/api/bit', '/docs']);
    expect(views.at(-1)?.view.page).toEqual({ html: '/docs' });
  });

  test('SCR-15: the first page that is asked for again is made interactive before it is shown', async () => {
    page('/docs', { kind: 'Search' });
    // As React does with a part of the document that it has not made interactive.
    parts.mount.mockImplementationOnce(async (_, view) => {
      return async (next) => {
        await waitedFor(view)?.promise;
        log.push(`show ${next.route}`);
      };
    });
    const app = appOf({
      ...parts,
      readDocument: () => ({ ...parts.readDocument(), kind: 'Search' }),
    });
    let isLatest = true;
    const left = app.openPage(target('/docs/api/bit', { isLatest: () => isLatest }));
    isLatest = false;
    const again = app.openPage(target('/docs'));
    await Promise.all([left, again]);
    expect(log.filter((it) => it.startsWith('show'))).toEqual(['show /docs']);
  });

  test('the same sidebar stays the same tree, another one is another', async () => {
    page('/blog', { sidebar: { id: 'blog', file: 'assets/blog.json' } });
    const app = appOf(parts);
    await app.openPage(target('/docs/api/bit'));
    await app.openPage(target('/blog'));
    const [first, second, third] = views.map(({ view }) => view.sidebar?.tree);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('one that takes the place of another opened page is committed at once, with the tree of its sidebar', async () => {
    const app = appOf(parts);
    await app.openPage(target('/docs/api/bit'));
    await app.openPage(target('/docs'));
    expect(views.map(({ how }) => how)).toEqual(['mounted', 'when rendered', 'at once']);
    expect(views[2]?.view.page).toEqual({ html: '/docs' });
    expect(views[2]?.view.sidebar?.tree.promise).toMatchObject({ status: 'fulfilled', value: tree });
  });

  test('a page that cannot be loaded is left to the caller', async () => {
    loader.loadPage.mockRejectedValueOnce(new PageUnavailable('another build'));
    await expect(appOf(parts).openPage(target('/docs/api/bit'))).rejects.toThrow('another build');
    expect(log).toEqual(['mount']);
  });
});

describe('an unclean address in a document that holds the not-found page', () => {
  const yes = () => true;

  test('the loading view is shown at once, then the page at its clean address', async () => {
    await appOf(parts).openInPlace('/docs/api/bit', yes);
    expect(views.slice(1).map(({ how }) => how)).toEqual(['while loading', 'when rendered']);
    expect(views.map(({ view }) => view.serial)).toEqual([0, 1, 2]);
    expect(log.slice(1)).toEqual([
      'show /docs/api/bit',
      'address /docs/api/bit',
      'head /docs/api/bit at /x/docs/api/bit',
      'show /docs/api/bit',
      'scroll to hash',
    ]);
  });

  test('a page that does not exist leaves the address as it is', async () => {
    page('/404', { kind: 'NotFound' });
    await appOf(parts).openInPlace('/docs/api/nothing', yes);
    expect(log).not.toContain('address /docs/api/nothing');
    expect(log).toContain('show /404');
  });

  test('another failure is shown in place of the page', async () => {
    loader.loadPage.mockRejectedValueOnce(new PageUnavailable('offline'));
    await appOf(parts).openInPlace('/docs/api/bit', yes);
    expect(waitedFor(views.at(-1)?.view)?.promise).toMatchObject({ status: 'rejected' });
    expect(log).toContain('address /docs/api/bit');
  });

  test('a click in between wins', async () => {
    const isLatest = vi.fn(yes).mockReturnValueOnce(true).mockReturnValueOnce(false);
    await appOf(parts).openInPlace('/docs/api/bit', isLatest);
    expect(log).toEqual(['mount', 'show /docs/api/bit']);
  });
});

test('a change of the sources brings the open page again, with a new tree', async () => {
  const app = appOf(parts);
  await app.openPage(target('/docs'));
  await app.refresh();
  expect(loader.forgetAll).toHaveBeenCalledTimes(1);
  expect(log.at(-1)).toBe('show /docs');
  expect(views[2]?.view.sidebar?.tree).not.toBe(views[1]?.view.sidebar?.tree);
});

test('a page that is opened while changed sources arrive stays open, and is brought again', async () => {
  let route = '/docs';
  const app = appOf({
    ...parts,
    readDocument: () => ({ ...parts.readDocument(), route }),
    updateHead: (file) => {
      route = file.route;
    },
  });
  await app.start();
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  loader.loadPage.mockImplementationOnce(async (asked) => {
    await arrived;
    return { file: pages.get(asked), Component: Tool } as LoadedPage;
  });
  const refreshed = app.refresh();
  await vi.waitFor(() => expect(loader.loadPage).toHaveBeenCalledTimes(1));
  await app.openPage(target('/docs/api/bit'));
  arrive();
  await refreshed;
  expect(views.slice(1).map(({ view }) => view.route)).toEqual(['/docs/api/bit', '/docs/api/bit']);
});
