import { hydrated } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const PATH = '/docs/api/client/traceline';

interface Left {
  left?: boolean;
  leftFunction?: unknown;
}

// One after the other in one worker: the second looks for what the first has left.
test.describe.configure({ mode: 'serial' });

const heard: string[] = [];

test('a test leaves what a page can keep', async ({ page, context }) => {
  page.on('request', (request) => heard.push(request.url()));
  await page.addInitScript(() => Object.assign(window, { left: true }));
  await page.exposeFunction('leftFunction', () => 1);
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'left' }));
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/');
  await page.goto(PATH);
  await hydrated(page);
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
  await page.evaluate(() => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    // As a page that is being left does.
    addEventListener('pagehide', () => sessionStorage.setItem('left at the end', '1'));
    history.pushState(null, '', '/left');
  });
  await page.mouse.move(400, 300);
  expect(heard.length).toBeGreaterThan(0);
});

test('the next one finds nothing of it', async ({ page, context, viewport }) => {
  heard.length = 0;
  expect(page.url()).toBe('about:blank');
  expect(context.pages()).toHaveLength(1);
  await page.goto(PATH);
  const found = await page.evaluate(() => ({
    stored: [{ ...localStorage }, { ...sessionStorage }, document.cookie],
    size: { width: innerWidth, height: innerHeight },
    below: document.querySelectorAll(':hover').length,
    ready: document.documentElement.dataset.ready,
    before: window.navigation
      ?.entries()
      .slice(0, -1)
      .map(({ url }) => url),
    added: [(window as Left).left, (window as Left).leftFunction],
  }));
  expect(found).toEqual({
    stored: [{}, {}, ''],
    size: viewport,
    below: 0,
    ready: undefined,
    before: ['about:blank'],
    added: [undefined, undefined],
  });
  expect(await page.evaluate(async () => (await fetch('/robots.txt')).text())).toContain('User-agent');
  expect(heard).toEqual([]);
});
