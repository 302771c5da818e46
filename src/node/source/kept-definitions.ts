import { deserialize, serialize } from 'node:v8';
import { keep, keyOf, readKept } from '../files/kept-files.mjs';
import type { DefinitionFile, ReadFile, ReferenceMemory } from '../luacats/index.ts';

/**
 * Creates a memory of what definition files declare that outlives the build: reading them takes ten times as long as
 * restoring what was read.
 *
 * @param id Hash of the engine's code.
 * @param kept Folder of what builds keep.
 */
export function keptDefinitions(id: string, kept: string): ReferenceMemory {
  const keyFor = ({ path, text }: DefinitionFile) => keyOf('definition', id, process.version, path, text);
  return {
    get(file) {
      const bytes = readKept(kept, keyFor(file));
      return bytes && (deserialize(bytes) as ReadFile);
    },
    set: (file, read) => keep(kept, keyFor(file), [serialize(read)]),
    // Every reading gets its own copy.
    spoil() {},
  };
}
