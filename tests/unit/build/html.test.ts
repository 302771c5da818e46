import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/build/html.ts';
import { documentPath } from '../../../src/build/write-site.ts';

describe('documents', () => {
  test.each([
    ['/', 'index.html'],
    ['/docs/api', 'docs/api/index.html'],
    ['/404', '404.html'],
    ['/docs/page.html', 'docs/page.html'],
  ])('the document of %s is %s', (route, path) => {
    expect(documentPath(route)).toBe(path);
  });

  test('the policy allows the inline parts by their hashes and nothing from elsewhere', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = contentSecurityPolicy('a{}', ['one()', '', 'two()']);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
    expect(policy).not.toMatch(/unsafe|http|\*/);
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
