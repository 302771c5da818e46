import { readdirSync, readFileSync } from 'node:fs';

/** All files of some folders with an ending, as real texts to start from. */
export function realTexts(folders: readonly string[], ending: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
      .sort()
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
}
