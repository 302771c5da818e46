import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendPublication } from '../../../../src/node/build/search/publish-search.ts';
import { run } from '../../../../src/node/commands/search-publish.ts';
import { INDEX_SETTINGS } from '../../../../src/node/search/hosted-settings.ts';
import { putFile } from '../../../support/put-file.ts';
import {
  type ApiHost,
  type ApiRequest,
  emptyIndex,
  type Failure,
  KEYS,
  SearchApi,
} from '../../../support/search-api.ts';

let dir: string;
let api: SearchApi;
let host: ApiHost;
let fail: (request: ApiRequest) => Failure | undefined;
let out: string;
let errors: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'publish-'));
  api = new SearchApi();
  fail = () => undefined;
  host = await api.listen(0, (request) => fail(request));
  out = '';
  errors = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    out += `${text}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    errors += `${text}\n`;
  });
  vi.stubEnv('SEARCH_ADMIN_KEY', KEYS.admin);
  await put('content/docs/intro.md', '---\ntitle: Intro\n---\n\nSome words.\n\n## First steps\n\nMore.\n');
  await put('versions/1.0/content/docs/intro.md', '---\ntitle: Old intro\n---\n\nFormer words.\n');
  await put('content/blog/2025-01-01-hello.md', '---\ntitle: Hello\ndate: 2025-01-01\n---\n\nHi.\n');
  await configure({ appId: 'APP', apiKey: KEYS.search, indexName: 'docs', hosts: [host.address] });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await host.close();
  await rm(dir, { recursive: true, force: true });
});

const put = (path: string, text: string) => putFile(dir, path, text);

function configure(search: object): Promise<string> {
  const config = {
    title: 'Test',
    url: 'https://docs.example.com',
    brand: { words: ['test'] },
    docs: {
      lastVersion: 'current',
      versions: [
        { name: 'current', label: 'New' },
        { name: '1.0', label: '1.0', path: '1.0' },
      ],
    },
    search: { synonyms: ['tide ebb flood'], ...search },
  };
  return put('site.config.ts', `export default ${JSON.stringify(config)};\n`);
}

const publish = (...argv: string[]) => run(['--site', dir, ...argv]);
const urls = () =>
  api.indices.get('docs')?.objects.map(({ url }) => String(url).replace(/^https:..[^/]*/, ''));

test('a dry run counts what would be sent, and sends nothing', async () => {
  vi.stubEnv('SEARCH_ADMIN_KEY', undefined);
  expect(await publish()).toBe(0);
  expect(out).toContain(`Index \`docs\` of the application APP at ${host.address}`);
  expect(out).toContain('7 records: pages 6, parts 1');
  expect(out).toContain('tags: docs-default-current 3, default 2, docs-default-1.0 2');
  expect(out).toContain('"url":"https://docs.example.com/docs/intro"');
  expect(out).toContain('Nothing was sent.');
  expect(host.requests).toEqual([]);
});

describe('with --send', () => {
  test('the index is replaced as a whole: records of all versions, settings and synonyms; rules stay', async () => {
    const rules = [{ objectID: 'rule' }];
    api.indices.set('docs', { ...emptyIndex(), objects: [{ url: '/gone' }], rules });
    expect(await publish('--send')).toBe(0);
    expect(out).toContain('The index `docs` was replaced.');
    expect([...api.indices.keys()]).toEqual(['docs']);
    const index = api.indices.get('docs');
    expect(urls()?.sort()).toEqual([
      '/blog',
      '/blog/hello',
      '/docs',
      '/docs/1.0',
      '/docs/1.0/intro',
      '/docs/intro',
      '/docs/intro#first-steps',
    ]);
    expect(index?.settings.attributesForFaceting).toContain('filterOnly(docusaurus_tag)');
    expect(index?.synonyms).toEqual([
      { objectID: 'tide-ebb-flood', type: 'synonym', synonyms: ['tide', 'ebb', 'flood'] },
    ]);
    expect(index?.rules).toEqual(rules);
    // Until the last step nothing but a draft was written.
    const written = host.requests.filter(
      ({ method, path }) => method !== 'GET' && !path.includes('docs_tmp_'),
    );
    expect(written.map(({ path, body }) => [path, body])).toEqual([
      ['/1/indexes/docs/operation', expect.objectContaining({ operation: 'copy', scope: ['rules'] })],
    ]);
    expect(host.requests.every(({ key, application }) => key === KEYS.admin && application === 'APP')).toBe(
      true,
    );
  });

  test('the first index is made', async () => {
    expect(await publish('--send')).toBe(0);
    expect(urls()).toHaveLength(7);
  });

  test('a key is needed, and it is not the public one', async () => {
    vi.stubEnv('SEARCH_ADMIN_KEY', '');
    expect(await publish('--send')).toBe(1);
    expect(errors).toBe('`--send` needs the admin key. Set the environment variable SEARCH_ADMIN_KEY.\n');
    vi.stubEnv('SEARCH_ADMIN_KEY', KEYS.search);
    expect(await publish('--send')).toBe(1);
    expect(errors).toContain('SEARCH_ADMIN_KEY is set to the public key from the configuration.');
    expect(host.requests).toEqual([]);
  });

  test('a wrong key is reported', async () => {
    vi.stubEnv('SEARCH_ADMIN_KEY', 'a-wrong-key');
    expect(await publish('--send')).toBe(1);
    expect(errors).toMatch(/rejected the key \(403: .*Set SEARCH_ADMIN_KEY to the admin key.*is unchanged\./);
  });

  test('a failure leaves the old index and no draft', async () => {
    api.indices.set('docs', { ...emptyIndex(), objects: [{ url: '/old' }] });
    fail = ({ path }) => (path.endsWith('/batch') && !path.includes('synonyms') ? 400 : undefined);
    expect(await publish('--send')).toBe(1);
    expect(errors).toContain('The search service rejected the data (400: No: ***).');
    expect([...api.indices.keys()]).toEqual(['docs']);
    expect(urls()).toEqual(['/old']);
  });

  test('a service out of reach is reported', async () => {
    fail = () => 'cut';
    expect(await publish('--send')).toBe(1);
    expect(errors).toContain('The search service cannot be reached.');
  });

  test('a service that stays silent is reported', async () => {
    fail = () => 'silent';
    const publication = { records: [], settings: INDEX_SETTINGS, synonyms: [] };
    const short = { connect: 50, read: 50, write: 50 };
    await expect(
      sendPublication(publication, { appId: 'APP', hosts: [host.address] }, 'docs', KEYS.admin, short),
    ).rejects.toThrow('The search service cannot be reached.');
  });

  test('when the last step gets no answer, nobody is told that the old index is there', async () => {
    api.indices.set('docs', { ...emptyIndex(), objects: [{ url: '/old' }] });
    fail = ({ body }) => ((body as { operation?: string })?.operation === 'move' ? 400 : undefined);
    expect(await publish('--send')).toBe(1);
    expect(errors).toContain('may still have replaced `docs`');
    expect(errors).not.toContain('is as it was');
  });

  test('the key is never printed', async () => {
    const key = 'a-secret-key';
    vi.stubEnv('SEARCH_ADMIN_KEY', key);
    for (const failure of [500, 403, 400, undefined]) {
      fail = () => failure;
      expect(await publish('--send')).toBe(1);
    }
    await publish();
    expect(errors.length).toBeGreaterThan(0);
    expect(out + errors).not.toContain(key);
  });
});

test('a site without a hosted search is told what to add', async () => {
  await configure({});
  expect(await publish()).toBe(1);
  expect(errors).toContain('Add `search.appId`, `search.apiKey` and `search.indexName`.');
});

test('problems of the site are reported, and nothing is sent', async () => {
  await put('content/docs/intro.md', '---\ntitel: Intro\n---\n\nText.\n');
  expect(await publish('--send')).toBe(1);
  expect(errors).toContain('`titel`');
  expect(host.requests).toEqual([]);
});
