import type { ReadContext } from './comment-model.ts';
import type { DefinitionFile } from './file.ts';
import type { FileState } from './state.ts';

/** What a definition file declares: plain data, apart from its sets and maps. */
export type ReadFile = Omit<FileState, 'context'> & { context: Omit<ReadContext, 'report'> };

/** What definition files declared in readings without problems. */
export interface ReferenceMemory {
  /** Returns what a file with this path and text declares, if it is known. */
  get(file: DefinitionFile): ReadFile | undefined;
  set(file: DefinitionFile, read: ReadFile): void;
  /** Called after a reading with problems: what it got from here is no longer as it was. */
  spoil(): void;
}

/** Creates a memory that has the latest state of each file, for as long as the process runs. */
export function latestReadings(): ReferenceMemory {
  const latest = new Map<string, { text: string; read: ReadFile }>();
  return {
    get({ path, text }) {
      const former = latest.get(path);
      return former?.text === text ? former.read : undefined;
    },
    set: ({ path, text }, read) => latest.set(path, { text, read }),
    spoil: () => latest.clear(),
  };
}
