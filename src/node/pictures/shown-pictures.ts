import { posix } from 'node:path';
import type { Problem } from '../diagnostics/problem.ts';
import type { PictureFile } from './model.ts';

/** Pictures by path, which remember those that a text has asked for. */
export class ShownPictures extends Map<string, PictureFile> {
  readonly #shown = new Set<string>();

  override get(path: string): PictureFile | undefined {
    this.#shown.add(path);
    return super.get(path);
  }

  /** Reports the pictures that no text has asked for. Complete once the texts of all languages are rendered. */
  problems(): Problem[] {
    return [...this.keys()].filter((path) => !this.#shown.has(path)).map(unshown);
  }
}

function unshown(file: string): Problem {
  const name = posix.basename(file);
  const folder = posix.basename(posix.dirname(file));
  return {
    severity: 'warning',
    file,
    message: `No text shows the picture \`${name}\`.`,
    fix: `Show it in the text with \`![What it shows](./${folder}/${name})\`, or remove it.`,
  };
}
