import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const policies = new Map<string, object>();

/** The module makes its policy when it is first evaluated. */
async function inBrowser({ enforcing }: { enforcing: boolean }) {
  const createPolicy = (name: string, rules: object) => {
    policies.set(name, rules);
    return rules;
  };
  vi.stubGlobal('window', enforcing ? { trustedTypes: { createPolicy } } : {});
  return import('../../../../../src/client/runtime/start/trusted-types.ts');
}

beforeEach(() => {
  policies.clear();
  vi.resetModules();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('location', new URL('https://docs.example.com/docs/api'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('there is one policy, without a rule for code', async () => {
  await inBrowser({ enforcing: true });
  expect([...policies.keys()]).toEqual(['docs']);
  expect(Object.keys(policies.get('docs') ?? {}).sort()).toEqual(['createHTML', 'createScriptURL']);
});

for (const enforcing of [true, false]) {
  const where = enforcing ? 'in a browser that enforces it' : 'in any other browser';

  it(`lets markup of the build through, but no foreign parts, ${where}`, async () => {
    const { trustHtml } = await inBrowser({ enforcing });
    for (const html of [
      '',
      '<b>a</b> &lt;iframe>',
      '<i class="meta">link</i>',
      '<metal>',
      '<a href="/base">',
    ])
      expect(trustHtml(html)).toBe(html);
    for (const html of [
      ...[
        '<iframe src=x>',
        '<b><OBJECT\ndata=x>',
        '<embed/src=x>',
        '<base href=x>',
        '<frame>',
        '<a title="<style">',
      ],
      ...[
        '<meta http-equiv=refresh content="0;//evil.test">',
        '<link rel=prefetch href=//evil.test>',
        '<sCript>',
      ],
    ])
      expect(() => trustHtml(html), html).toThrow(TypeError);
  });

  it(`lets scripts of this origin start only, ${where}`, async () => {
    const { trustScript } = await inBrowser({ enforcing });
    for (const url of ['/sw.js?offline', 'assets/worker.js', 'https://docs.example.com/a.js'])
      expect(trustScript(url)).toBe(url);
    for (const url of [
      ...[
        '//evil.test/a.js',
        '/\\evil.test/a.js',
        'data:text/javascript,1',
        'blob:https://x/1',
        'javascript:1',
      ],
      ...['https://docs.example.com@evil.test/a.js', 'http://docs.example.com/a.js', 'https://['],
    ])
      expect(() => trustScript(url), url).toThrow(TypeError);
  });
}
