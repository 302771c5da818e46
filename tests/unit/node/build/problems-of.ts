import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import { readSources } from '../../../../src/node/source/index.ts';
import { putFiles } from '../../../support/put-file.ts';

/** The configuration of a site that is right. */
export const CONFIG = `export default {
  title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] },
};
`;

/** A text with a title, and more of front matter. */
export const page = (text: string, more = '') => `---\ntitle: Page\n${more}---\n\n${text}\n`;

/** Reads a site of these files and `CONFIG`, in a folder of its own, and returns its problems as they are printed. */
export async function problemsOf(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'problems-'));
  try {
    await putFiles(dir, { 'site.config.ts': CONFIG, ...files });
    return (await readSources(dir)).problems.map(formatProblem);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
