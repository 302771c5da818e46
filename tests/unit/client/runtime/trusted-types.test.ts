import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definePolicy } from '../../../../src/client/runtime/trusted-types.ts';

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
  createScript?: unknown;
}

const policies = new Map<string, Rules>();

beforeEach(() => {
  policies.clear();
  const createPolicy = (name: string, rules: Rules) => policies.set(name, rules);
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('location', new URL('https://docs.example.com/docs/api'));
});
afterEach(() => vi.unstubAllGlobals());

it('lets markup of the build through, but no foreign parts', () => {
  definePolicy();
  const rules = policies.get('default');
  expect(rules?.createHTML('<b>a</b> &lt;iframe>')).toBe('<b>a</b> &lt;iframe>');
  for (const html of ['<iframe src=x>', '<b><OBJECT\ndata=x>', '<embed/src=x>', '<base href=x>'])
    expect(rules?.createHTML(html), html).toBeNull();
});

it('lets scripts of this origin start only, and text never become code', () => {
  definePolicy();
  const rules = policies.get('default');
  for (const url of ['/sw.js?offline', 'assets/worker.js', 'https://docs.example.com/a.js'])
    expect(rules?.createScriptURL(url)).toBe(url);
  for (const url of [
    '//evil.test/a.js',
    '/\\evil.test/a.js',
    'data:text/javascript,1',
    'blob:https://x/1',
    'javascript:1',
  ])
    expect(rules?.createScriptURL(url), url).toBeNull();
  expect(rules).not.toHaveProperty('createScript');
});

it('is not needed where the browser knows no policies', () => {
  vi.stubGlobal('window', {});
  expect(() => definePolicy()).not.toThrow();
});
