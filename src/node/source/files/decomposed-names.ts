import { codePointOf } from '../../diagnostics/code-point.ts';
import type { Problem } from '../../diagnostics/problem.ts';

/** A letter with its accents, each a character of its own, as some disks of macOS write names. */
const IN_PARTS = /\P{M}\p{M}+/gu;

/**
 * Finds files and folders in whose names a letter and its accent are two characters. They look like names in which both are
 * one, as keyboards write them, but no link that is typed leads there.
 */
export function decomposedNames(paths: string[]): Problem[] {
  const found = new Map<string, Problem>();
  for (const path of paths) {
    const parts = path.split('/');
    const at = parts.findIndex((part) => lettersIn(part).length > 0);
    const file = parts.slice(0, at + 1).join('/');
    const name = parts[at];
    if (name === undefined || found.has(file)) continue;
    const [letter = ''] = lettersIn(name);
    found.set(file, {
      severity: 'warning',
      file,
      message: `\`${name}\` writes a letter and its accent as two characters (${[...letter].map(codePointOf).join(' ')}), so links with \`${letter.normalize()}\` as one do not lead there.`,
      fix: 'Rename it, and retype the letter.',
    });
  }
  return [...found.values()];
}

/** Letters that are one character in the composed form of a name. */
function lettersIn(name: string): string[] {
  return (name.match(IN_PARTS) ?? []).filter((letter) => letter.normalize() !== letter);
}
