import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createDevSite } from '../../../../src/node/dev/site.ts';
import { readSources } from '../../../../src/node/source/index.ts';

test('code that cannot be loaded is an error of the site like any other', async () => {
  const site = createDevSite('/site', async () => {
    throw new Error('Unexpected token');
  });
  expect(await site.read()).toBe('errors');
  expect(site.errors).toContain('Unexpected token');
  expect(site.sources).toEqual([]);
});

test('what a build would report is told at each reading, then that nothing is left, and the site is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const config = "export default { title: 'T', url: 'https://a.example', brand: { words: ['t'] } };";
    await writeFile(join(folder, 'site.config.ts'), config);
    await mkdir(join(folder, 'content/docs'), { recursive: true });
    const text = '---\ntitle: A\n---\n\n[Gone](/docs/gone) and [nowhere](#nowhere).\n';
    await writeFile(join(folder, 'content/docs/a.md'), text);
    const site = createDevSite(folder, async () => ({ readSources }));
    expect(await site.read()).toBe('frame');
    expect(site.errors).toBeUndefined();
    const printed = told.mock.calls.flat().join('\n');
    expect(printed).toMatch(/^content\/docs\/a\.md:5:\d+: warning: .*\/docs\/gone/m);
    expect(printed).toMatch(/^content\/docs\/a\.md:5:\d+: warning: .*#nowhere/m);
    told.mockClear();
    await writeFile(join(folder, 'content/docs/a.md'), '---\ntitle: A\n---\n\nText.\n');
    for (let reading = 0; reading < 2; reading++) await site.read();
    expect(told.mock.calls).toEqual([['No problems are left.']]);
    await mkdir(join(folder, 'static'));
    await writeFile(join(folder, 'static/robots.txt'), 'Text.');
    expect(await site.read()).toBe('content');
    await writeFile(join(folder, 'static/docs'), 'Text.');
    expect(await site.read()).toBe('errors');
    const further = told.mock.calls.flat().join('\n');
    expect(further).toContain('static/robots.txt: warning: The build writes a file `robots.txt` itself');
    expect(further).toContain('static/docs: error: The address `/docs` needs a folder where the file');
  } finally {
    told.mockRestore();
    await rm(folder, { recursive: true, force: true });
  }
});
