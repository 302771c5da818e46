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

const MARKUP = [
  ...[
    '<ul>',
    '</ul>',
    '<li>',
    '</li>',
    '<div>',
    '</div>',
    '<span>',
    '<i>',
    'text',
    '&lt;',
    '<!--',
    '-->',
    '<template>',
  ],
  ...[
    '<a href="/docs/api">',
    '<a href="//evil.test">',
    '<a href="/\\evil.test">',
    '<a href="javascript:ran()">',
    '</a>',
  ],
  ...[
    '<a href="/\t/evil.test">',
    '<a href="data:text/html,x">',
    '<a href="https://evil.test@127.0.0.1/">',
    '<a href="http://[">',
  ],
  ...[
    '<svg>',
    '<svg><a href="javascript:ran()">',
    '<svg><a href="https://evil.test">',
    '<svg><a xlink:href="javascript:ran()">',
  ],
  ...[
    '<svg><use href="data:image/svg+xml,x">',
    '<path d="M0 0">',
    '</svg>',
    '<math><a href="javascript:ran()">',
  ],
  ...[
    '<img src=x onerror=ran()>',
    '<script>ran()</script>',
    '<li onclick="ran()">',
    '<li style="position:fixed">',
  ],
  ...[
    '<button type="button" aria-expanded="true">',
    '<button formaction="//evil.test">',
    '<form action="//evil.test">',
  ],
  ...[
    '<iframe srcdoc="<script>parent.ran()</script>">',
    '<base href="//evil.test">',
    '<a class="x" target="_blank" href="/a">',
  ],
];
/** Lists, most of them as a sidebar has them, with at most a few parts that are not its own. */
const markup = fc
  .tuple(fc.array(fc.constantFrom(...MARKUP), { maxLength: 3 }), fc.boolean())
  .map(([pieces, isList]) => {
    const inner = `<li><a href="/docs/api" data-kind="Article">A</a></li><li>${pieces.join('')}</li>`;
    return isList ? `<ul>${inner}</ul>` : pieces.join('');
  });

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
    { weight: 1, arbitrary: fc.constantFrom('6.0', '-1', '', '9.9', 'x') },
    { weight: 1, arbitrary: anyJson },
  );
  const kept = fc.record(
    {
      shell: fc.constant(shell),
      path: fc.oneof(fc.constant('/trial'), anyJson),
      top: fc.oneof(fc.nat(900), odd),
      offset: fc.oneof(fc.nat(900), odd),
      parts: fc.oneof(
        {
          weight: 6,
          arbitrary: fc.array(fc.tuple(place, fc.oneof(markup, markup, anyJson)), { maxLength: 4 }),
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
        const before = window.document.body.innerHTML;
        const element = window.document.createElement('script');
        element.textContent = code;
        window.document.body.append(element);
        if (window.document.body.innerHTML !== before) restored++;
        for (const node of window.document.body.querySelectorAll('aside nav > ul *')) {
          const names = [...node.attributes].map(({ name }) => name);
          const href = node.getAttribute('href');
          const own =
            href === null ||
            (URL.canParse(href, location.href) && new URL(href, location.href).origin === location.origin);
          const isListed = /^(?:div|ul|li|a|i|span|button|svg|path)$/.test(node.localName);
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
