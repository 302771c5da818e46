import { compareText } from '../../../shared/compare-text.ts';
import { readApi } from '../../api/index.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { remember } from '../../markdown/index.ts';
import type { SnapshotFile } from '../../site/sets/docs-input.ts';
import type { TextFile } from './site-folder.ts';

/** Folder of the recorded states of an API, in the folder of its docs. */
export const SNAPSHOT_FOLDER = 'snapshots/';

/** Reads the recorded states of an API, the oldest first. What is wrong with one is a problem, and leaves it out. */
export function readSnapshots(files: TextFile[], problems: Problem[]): SnapshotFile[] {
  const snapshots = files.flatMap(({ path, text }): SnapshotFile[] => {
    const { found, problems: wrong } = remember(`snapshot ${path}`, text, () => readApi(path, text));
    if (!found) {
      problems.push(...wrong);
      return [];
    }
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (found.kind === 'snapshot' && name === `${found.date}.json`) return [{ path, snapshot: found }];
    problems.push(found.kind === 'snapshot' ? misnamed(path, found.date) : whole(path));
    return [];
  });
  return snapshots.sort((a, b) => compareText(a.snapshot.date, b.snapshot.date));
}

function misnamed(file: string, date: string): Problem {
  const message = `The snapshot has the date \`${date}\`, but its file name is different.`;
  return { severity: 'error', file, message, fix: `Name it \`${date}.json\`.` };
}

function whole(file: string): Problem {
  const message = 'The file is a whole `api.json`, expected a snapshot.';
  return { severity: 'error', file, message, fix: 'Write one with `npm run api:record`.' };
}
