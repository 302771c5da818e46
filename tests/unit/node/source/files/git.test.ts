import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../../src/node/build/index.ts';
import { datesOfLog, readHistory } from '../../../../../src/node/source/files/git.ts';
import { putFiles } from '../../../../support/put-file.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dates-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function git(folder: string, args: string[], day = '2024-01-01'): void {
  const date = `${day}T12:00:00Z`;
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', ['-C', folder, ...identity, ...args], { env, stdio: 'ignore' });
}

async function commit(folder: string, day: string, files: Record<string, string>): Promise<void> {
  await putFiles(folder, files);
  git(folder, ['add', '.']);
  git(folder, ['commit', '-m', 'Change'], day);
}

/** A program that signs anything, and finds every signature right. */
const SIGNER = `#!/bin/sh
case "$*" in
  *--verify*) echo 'Good signature' >&2; echo '[GNUPG:] GOODSIG A B' ;;
  *) cat > /dev/null; echo '[GNUPG:] SIG_CREATED ' >&2
     printf -- '-----BEGIN PGP SIGNATURE-----\\n\\nx\\n-----END PGP SIGNATURE-----\\n' ;;
esac
`;

describe('dates of the last changes', () => {
  test('FOT-02: are the newest ones of each file', () => {
    const log = '\x012024-03-01 HEAD -> main\0\na.md\0b/c d.md\0\x012024-02-01 \0\na.md\0e.md\0';
    expect([...datesOfLog(log)]).toEqual([
      ['a.md', '2024-03-01'],
      ['b/c d.md', '2024-03-01'],
      ['e.md', '2024-02-01'],
    ]);
    expect(datesOfLog('').size).toBe(0);
  });

  test('FOT-02: come from the history of the folder, with paths relative to it', async () => {
    git(dir, ['init', '-q']);
    await commit(dir, '2024-01-05', { 'site/a.md': '1', 'site/b/café "x".md': '1', 'other.md': '1' });
    await commit(dir, '2024-02-06', { 'site/a.md': '2', 'other.md': '2' });
    await writeFile(join(dir, 'site/new.md'), 'not committed');
    expect([...(await readHistory(join(dir, 'site'))).dates].sort()).toEqual([
      ['a.md', '2024-02-06'],
      ['b/café "x".md', '2024-01-05'],
    ]);
  });

  test('FOT-02: are looked up once for each commit and folder', async () => {
    const kept = join(dir, 'kept');
    const dates = async (folder: string) =>
      [...(await readHistory(join(dir, folder), { kept })).dates].sort();
    git(dir, ['init', '-q']);
    await commit(dir, '2024-01-05', { 'site/a.md': '1', 'other/b.md': '1' });
    expect(await dates('site')).toEqual([['a.md', '2024-01-05']]);
    // Without the history's objects, only what was kept can be told.
    const objects = join(dir, '.git/objects');
    await rename(objects, join(dir, 'objects'));
    await mkdir(objects);
    expect(await dates('site')).toEqual([['a.md', '2024-01-05']]);
    expect(await dates('other')).toEqual([]);
    await rm(objects, { recursive: true });
    await rename(join(dir, 'objects'), objects);
    expect(await dates('other')).toEqual([['b.md', '2024-01-05']]);
    await commit(dir, '2024-02-06', { 'other/b.md': '2' });
    expect(await dates('other')).toEqual([['b.md', '2024-02-06']]);
  });

  test.skipIf(process.platform === 'win32')(
    'FOT-02: are the same whatever the settings of git say about the output of a log',
    async () => {
      const signer = join(dir, 'signer');
      await writeFile(signer, SIGNER, { mode: 0o755 });
      git(dir, ['init', '-q']);
      await commit(dir, '2024-01-05', { 'a.md': '1', 'b.md': '1' });
      git(dir, ['config', 'gpg.program', signer]);
      await writeFile(join(dir, 'a.md'), '2');
      git(dir, ['commit', '-a', '-S', '-m', 'Signed'], '2024-02-06');
      const wanted = [
        ['a.md', '2024-02-06'],
        ['b.md', '2024-01-05'],
      ];
      const dates = async () =>
        [...(await readHistory(dir)).dates].filter(([path]) => path.endsWith('.md')).sort();
      expect(await dates()).toEqual(wanted);
      git(dir, ['config', 'log.showSignature', 'true']);
      expect(await dates()).toEqual(wanted);
      git(dir, ['config', 'log.showRoot', 'false']);
      expect(await dates()).toEqual(wanted);
    },
  );

  test('FOT-02: leave out what a shortened history does not tell', async () => {
    const full = join(dir, 'full');
    await mkdir(full);
    git(full, ['init', '-q']);
    await commit(full, '2024-01-05', { 'a.md': '1', 'b.md': '1' });
    await commit(full, '2024-02-06', { 'a.md': '2' });
    git(dir, ['clone', '-q', '--depth', '1', `file://${full}`, 'short']);
    expect((await readHistory(join(dir, 'short'))).dates.size).toBe(0);
  });

  test('FOT-02: are none without a history', async () => {
    expect((await readHistory(dir)).dates.size).toBe(0);
    expect((await readHistory(join(dir, 'missing'))).dates.size).toBe(0);
  });

  test('say in the report of a build why they are left out, and fail not even a strict one', async () => {
    const full = join(dir, 'full');
    await mkdir(full);
    git(full, ['init', '-q']);
    const files = (text: string) => ({
      'content/docs/intro.md': `---\ntitle: Intro\n---\n\n${text}\n`,
      'site.config.ts':
        "export default { title: 'T', url: 'https://a.example', brand: { words: ['t'] }, repository: { url: 'https://a.example/r' } };\n",
    });
    await commit(full, '2024-01-05', files('First.'));
    await commit(full, '2024-02-06', files('Second.'));
    git(dir, ['clone', '-q', '--depth', '1', `file://${full}`, 'short']);
    await cp(full, join(dir, 'bare'), { recursive: true, filter: (path) => !path.endsWith('.git') });
    const notes = async (name: string) => {
      const siteDir = join(dir, name);
      const built = await buildSite({ siteDir, outDir: join(siteDir, 'dist'), strict: true });
      expect(built).toMatchObject({ ok: true, problems: [] });
      return built.notes;
    };
    expect(await notes('full')).toEqual([]);
    expect(await notes('short')).toEqual([expect.stringMatching(/shallow clone.*`git fetch --unshallow`/)]);
    expect(await notes('bare')).toEqual([expect.stringMatching(/^This folder has no Git history, .*clone/)]);
    await writeFile(
      join(dir, 'bare/site.config.ts'),
      files('')['site.config.ts'].replace(/, repo.*\} \}/, ' }'),
    );
    expect(await notes('bare')).toEqual([]);
  });

  test('FOT-02: stand on the page as a time element when a repository is configured', async () => {
    const config = (more: string) =>
      `export default { title: 'Test', url: 'https://a.example', brand: { words: ['test'] }, ${more} };\n`;
    git(dir, ['init', '-q']);
    const doc = '---\ntitle: Intro\n---\n\nHello.\n';
    const repository = "repository: { url: 'https://git.example/o/r' }";
    await commit(dir, '2024-02-29', { 'content/docs/intro.md': doc, 'site.config.ts': config(repository) });
    const html = async () => {
      const { ok } = await buildSite({ siteDir: dir, outDir: join(dir, 'dist') });
      expect(ok).toBe(true);
      return readFile(join(dir, 'dist/docs/intro/index.html'), 'utf8');
    };
    expect(await html()).toMatch(/<time dateTime="2024-02-29">29 February 2024<\/time>/i);
    await writeFile(join(dir, 'site.config.ts'), config(''));
    expect(await html()).not.toContain('<time');
  });
});
