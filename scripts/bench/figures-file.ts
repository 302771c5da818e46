import { readFile } from 'node:fs/promises';
import { UsageError } from '../../src/node/commands/support/options.ts';
import { TABLE_HEAD } from './peers/table.ts';

/**
 * Makes sure that figures may be written to a file: it is new, empty, or contains those of an earlier run.
 *
 * @throws UsageError when it contains something else.
 */
export async function ensureFiguresFile(file: string): Promise<void> {
  const text = await readOrEmpty(file);
  if (text.trim() === '' || isFigures(text)) return;
  throw new UsageError(
    `\`${file}\` contains something other than figures. Choose a new file with \`--json\`, or delete this one.`,
  );
}

/**
 * The same for the table of peers.
 *
 * @throws UsageError when it contains something else.
 */
export async function ensureTableFile(file: string): Promise<void> {
  const text = await readOrEmpty(file);
  if (text.trim() === '' || text.startsWith(TABLE_HEAD)) return;
  throw new UsageError(
    `\`${file}\` contains something other than the table. Choose a new file with \`--markdown\`, or delete this one.`,
  );
}

async function readOrEmpty(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

function isFigures(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return (
      Array.isArray(list) && list.every((figure) => typeof figure?.part === 'string' && 'value' in figure)
    );
  } catch {
    return false;
  }
}
