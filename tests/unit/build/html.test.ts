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

  test('the policy allows the inline sheet by its hash and nothing from elsewhere', () => {
    const hash = createHash('sha256').update('a{}').digest('base64');
    const policy = contentSecurityPolicy('a{}');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toMatch(/unsafe|http|\*/);
  });
});
