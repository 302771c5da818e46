import { nearest } from '../diagnostics/nearest.ts';
import { pointAt } from '../diagnostics/point.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { TextFile } from './site-folder.ts';

let engineTexts: Promise<Map<string, string>> | undefined;

/** The engine's own wordings by id: read from its code once, and only for translations with placeholders. */
function readEngineTexts(): Promise<Map<string, string>> {
  engineTexts ??= import('./scan-texts.ts').then(({ scanTexts }) => scanTexts()).then(({ texts }) => texts);
  return engineTexts;
}

/** Placeholders of translations that the wording does not have: readers would see them as they are written. */
export async function checkPlaceholders(
  { path, text }: TextFile,
  translated: Record<string, string>,
): Promise<Problem[]> {
  const suspects = Object.entries(translated).filter(([, wording]) => placeholders(wording).length > 0);
  if (suspects.length === 0) return [];
  const originals = await readEngineTexts();
  return suspects.flatMap(([key, wording]) => {
    const known = placeholders(originals.get(key) ?? wording);
    return placeholders(wording)
      .filter((name) => !known.includes(name))
      .map((name) => wrongPlaceholder({ path, text }, { key, name, known }));
  });
}

function wrongPlaceholder(
  { path, text }: TextFile,
  { key, name, known }: { key: string; name: string; known: string[] },
): Problem {
  const offset = Math.max(0, text.indexOf(`{${name}}`, text.indexOf(JSON.stringify(key))));
  const expected = known.map((it) => `\`{${it}}\``).join(', ') || 'none';
  const near = nearest(name, known) ?? (known.length === 1 ? known[0] : undefined);
  return {
    severity: 'error',
    file: path,
    ...pointAt(text, offset),
    message: `\`{${name}}\` is not a placeholder of the text \`${key}\`, expected ${expected}.`,
    fix: near ? `Write \`{${near}}\`.` : 'Remove it.',
  };
}

function placeholders(wording: string): string[] {
  return Array.from(wording.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}
