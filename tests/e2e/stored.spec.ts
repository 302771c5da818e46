import fc from 'fast-check';
import { heading, LINE, openStart, START } from './support/pages.ts';
import { isSameDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** Inputs of each property; the seed is fixed, so each run of the tests does the same. `FUZZ_RUNS` sets another number. */
function sample<T>(input: fc.Arbitrary<T>, runs: number): T[] {
  const { FUZZ_RUNS, FUZZ_SEED = '1' } = process.env;
  const seed = FUZZ_SEED === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number(FUZZ_SEED);
  return fc.sample(input, { numRuns: Number(FUZZ_RUNS ?? runs), seed });
}

const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'length', 'top', 'details', 'tabs'];
const anyJson = fc.jsonValue({ maxDepth: 3 }).map((value) => value as unknown);
const odd = fc.oneof(
  anyJson,
  fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(anyJson, fc.constant({ toString: 1, valueOf: 1 })), {
    maxKeys: 4,
  }),
  fc.constant({ toString: 1, valueOf: 1 }),
);

const LINKS = [
  ...['/docs/api', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:ran()', ' javascript:ran()'],
  ...['data:text/html,x', 'https://evil.test@127.0.0.1/', 'http://[', '', '#', 'blob:https://evil.test/1'],
];
const TEXTS = ['text', '<img src=x onerror=ran()>', '<script>ran()</script>', '</ul>', '<!--'];
const LISTED = ['ul', 'li', 'div', 'a', 'i', 'span', 'button', 'svg', 'path'];
const LISTED_ATTRIBUTES = ['class', 'type', 'data-kind', 'data-icon', 'aria-label', 'aria-expanded'];
/** Names that lists do not have. */
const ELEMENTS = [
  ...['A', 'svg:a', 'spans', 'xul', 'use', 'img', 'script', 'iframe', 'base', 'form', 'style', 'template'],
  ...['math', 'animate', 'foreignObject', '', '<a'],
];
const ATTRIBUTES = [
  ...['HREF', 'xlink:href', 'onclick', 'onerror', 'style', 'src', 'srcdoc', 'target', 'formaction', 'action'],
  ...['data-sheet', '', '1x'],
];
const mostly = (usual: string[], others: string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
const links = fc.record({ href: mostly(['/docs/api', '#', ''], LINKS) });
const attributes = fc.oneof(
  { weight: 8, arbitrary: links },
  {
    weight: 8,
    arbitrary: fc.dictionary(mostly(LISTED_ATTRIBUTES, ATTRIBUTES), fc.constantFrom('x', 'ran()'), {
      maxKeys: 2,
    }),
  },
  { weight: 1, arbitrary: odd },
);
const { element } = fc.letrec<{ element: unknown; content: unknown }>((tie) => ({
  element: fc
    .tuple(mostly(LISTED, ELEMENTS), attributes, fc.array(tie('content'), { maxLength: 2 }))
    .map(([name, own, content]) => [name, own, ...content]),
  content: fc.oneof(
    { depthSize: 'small' },
    { weight: 8, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 8, arbitrary: tie('element') },
    { weight: 1, arbitrary: odd },
  ),
}));
/** Lists, most of them as a sidebar has them, with at most a few parts that are not its own. */
const list = fc.oneof(
  fc
    .array(element, { maxLength: 2 })
    .map((parts) => [
      'ul',
      {},
      ['li', {}, ['a', { href: '/docs/api', 'data-kind': 'Article' }, 'A']],
      ['li', {}, ...parts],
    ]),
  fc.oneof(element, odd, fc.constant('<ul><li>a</li></ul>')),
);

test('whatever the session holds of a sidebar, its elements are those of lists, and links lead to this site', async ({
  page,
  baseURL,
}) => {
  const document = await (await fetch(new URL(START, baseURL))).text();
  const [, aside = '', script = ''] =
    /(<aside[\s\S]*?<\/aside>)<script>([\s\S]*?)<\/script>/.exec(document) ?? [];
  expect(script).toContain('sessionStorage');
  // A document without a policy: what keeps it safe is the script alone.
  const attributes = /<html ([^>]*)>/.exec(document)?.[1] ?? '';
  await page.route('**/trial', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html ${attributes}><body></body></html>`,
    }),
  );
  await page.goto('/trial');
  const shell = /data-shell="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const place = fc.oneof(
    { weight: 8, arbitrary: fc.nat(12).map(String) },
    { weight: 8, arbitrary: fc.nat(18).map((position) => `8.${position}`) },
    { weight: 1, arbitrary: fc.constantFrom('6.0', '-1', '', '9.9', 'x') },
    { weight: 1, arbitrary: anyJson },
  );
  const kept = fc.record(
    {
      shell: fc.constant(shell),
      path: fc.oneof(fc.constant('/trial'), anyJson),
      top: fc.oneof({ weight: 6, arbitrary: fc.nat(900) }, { weight: 1, arbitrary: odd }),
      offset: fc.oneof(fc.nat(900), odd),
      parts: fc.oneof(
        {
          weight: 6,
          arbitrary: fc.array(fc.tuple(place, fc.oneof(list, list, anyJson)), { maxLength: 4 }),
        },
        { weight: 1, arbitrary: odd },
      ),
    },
    { requiredKeys: ['shell', 'parts'] },
  );
  const stored = fc
    .oneof({ weight: 9, arbitrary: kept }, { weight: 1, arbitrary: odd })
    .map((it) => JSON.stringify(it));
  const values = sample(
    fc.oneof({ weight: 19, arbitrary: stored }, { weight: 1, arbitrary: fc.string() }),
    400,
  );
  const told = await page.evaluate(
    async ([list, code, texts]) => {
      const wrong = new Set<string>();
      let restored = 0;
      addEventListener('error', (event) => wrong.add(`error: ${event.message}`));
      Object.assign(window, { ran: () => wrong.add('code ran') });
      const key = `sidebar ${window.document.documentElement.dataset.sidebarFile}`;
      for (const text of texts) {
        sessionStorage.setItem(key, text);
        window.document.body.innerHTML = list;
        const delivered = window.document.querySelectorAll('aside nav > ul *').length;
        const element = window.document.createElement('script');
        element.textContent = code;
        window.document.body.append(element);
        const added = window.document.querySelectorAll('aside nav > ul *').length - delivered;
        if (added > 0) restored++;
        for (const node of window.document.body.querySelectorAll('aside nav > ul *')) {
          const names = [...node.attributes].map(({ name }) => name);
          const href = node.getAttribute('href');
          const own =
            href === null ||
            (URL.canParse(href, location.href) && new URL(href, location.href).origin === location.origin);
          const isListed = /^(?:div|ul|li|a|i|s|span|button|svg|path)$/.test(node.localName);
          if (!isListed || !own || names.some((name) => /^(?:on|style|src|target|formaction)/.test(name)))
            wrong.add(`${text} makes ${node.outerHTML.slice(0, 200)}`);
        }
        await new Promise((next) => requestAnimationFrame(next));
      }
      return { wrong: [...wrong], restored };
    },
    [aside, script, values] as const,
  );
  expect(told.wrong.slice(0, 3)).toEqual([]);
  // Or nothing was tried.
  expect(told.restored).toBeGreaterThan(10);
});

test('SCR-15: whatever the state of entries, hashes and queries hold, pages open in place', async ({
  page,
}) => {
  const part = fc.array(
    fc.oneof(
      fc.constantFrom(
        '%',
        '%zz',
        '%5C',
        '//evil.test',
        '?',
        '#',
        '&',
        '=',
        ':~:text=',
        '<b>',
        '"',
        '\u0000',
        '\uD800',
      ),
      fc.string(),
    ),
    { maxLength: 4 },
  );
  const left = fc.record({
    top: odd,
    details: fc.oneof(fc.array(odd), odd),
    tabs: fc.oneof(fc.array(odd), odd),
  });
  const visits = sample(
    fc.record({
      state: fc.oneof(odd, fc.record({ left: fc.oneof(left, odd), key: odd })),
      old: odd,
      query: part.map((it) => it.join('')),
      hash: part.map((it) => it.join('')),
    }),
    24,
  );
  await openStart(page);
  const wrong = await page.evaluate(
    async ([start, line, list]) => {
      const { navigation } = window;
      const seen = new Set<string>();
      addEventListener('error', (event) => seen.add(`error: ${event.message}`));
      addEventListener('unhandledrejection', (event) => seen.add(`rejection: ${event.reason}`));
      for (const { state, old, query, hash } of list) {
        const spoil = () => navigation?.updateCurrentEntry({ state });
        history.replaceState(old, '', location.href);
        // After the app has said how the page is left.
        navigation?.addEventListener('navigate', spoil);
        await navigation?.navigate(`${line}?${query}#${hash}`).finished;
        await new Promise((next) => setTimeout(next));
        const there = document.querySelector('h1')?.textContent;
        await navigation?.back().finished;
        await new Promise((next) => setTimeout(next));
        navigation?.removeEventListener('navigate', spoil);
        const here = document.querySelector('h1')?.textContent;
        if (there !== 'client.trace_line' || here !== 'client' || location.pathname !== start)
          seen.add(`${JSON.stringify({ state, old, query, hash })}: ${there}, ${here}, ${location.pathname}`);
      }
      return [...seen];
    },
    [START, LINE.path, visits] as const,
  );
  expect(wrong).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  await expect(heading(page)).toHaveText('client');
});
