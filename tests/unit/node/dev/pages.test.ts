import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { answerFromSite, type PageMaker } from '../../../../src/node/dev/pages.ts';
import { readSources } from '../../../../src/node/source/index.ts';
import { putFile } from '../../../support/put-file.ts';

test('a former address leads on to letters of any language', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dev-pages-'));
  try {
    await putFile(
      folder,
      'site.config.ts',
      `export default {
        title: 'T', url: 'https://a.example', baseUrl: '/ż/', brand: { words: ['t'] },
        redirects: { '/docs/wzor': '/docs/wzór#źródła' },
      };`,
    );
    await putFile(folder, 'content/docs/wzór.md', '---\ntitle: A\n---\n\n## Źródła\n\nText.\n');
    const { sources } = await readSources(folder);
    const writeHead = vi.fn(() => ({ end() {} }));
    const request = { url: '/%C5%BC/docs/wzor', headers: {} } as IncomingMessage;
    const response = { writeHead } as unknown as ServerResponse;
    expect(await answerFromSite({ sources } as unknown as PageMaker, request, response)).toBe(true);
    const Location = '/%C5%BC/docs/wz%C3%B3r#%C5%BAr%C3%B3d%C5%82a';
    expect(writeHead).toHaveBeenCalledWith(302, { Location });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
