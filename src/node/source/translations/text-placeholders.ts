import { nearest } from '../../diagnostics/nearest.ts';
import { pointAt } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { TextFile } from '../files/site-folder.ts';

let engineTexts: Promise<Map<string, string>> | undefined;

/**
 * Returns the engine's own wordings by id: read from its code once, and only for translations. A failure is not
 * remembered.
 */
export function readEngineTexts(): Promise<Map<string, string>> {
  engineTexts ??= readTexts().catch((error: unknown) => {
    forgetEngineTexts();
    throw error;
  });
  return engineTexts;
}

/** Forgets the texts of the engine, whose code has changed: the next use reads them again. */
export function forgetEngineTexts(): void {
  engineTexts = undefined;
}

async function readTexts(): Promise<Map<string, string>> {
  const { scanTexts } = await import('./scan-texts.ts');
  return (await scanTexts()).texts;
}

/**
 * Reports placeholders of translations that the wording does not have, and characters around one that other tools need:
 * readers would see them as they are written. Also reports those that a plural form of a translation lacks: readers
 * would miss what they stand for. Texts that are not the engine's have none.
 */
export async function checkPlaceholders(
  { path, text }: TextFile,
  translated: Record<string, string>,
): Promise<Problem[]> {
  const entries = Object.entries(translated);
  if (entries.length === 0) return [];
  const originals = await readEngineTexts();
  return entries.flatMap(([key, wording]) => {
    const original = originals.get(key);
    if (original === undefined) return [];
    const allowed = placeholders(original);
    const found = placeholders(wording);
    const wrong = found.filter((name) => !allowed.includes(name));
    const forms = (original.includes('|') ? wording.split('|') : [wording]).map(placeholders);
    // A number may go without saying, as in "One page found".
    const isLost = (name: string) =>
      name === 'count' ? !found.includes(name) : forms.some((form) => !form.includes(name));
    // A misspelt one is reported as such.
    const lost = wrong.length ? [] : allowed.filter(isLost);
    const [foreign] = wrong.length ? [] : (FOREIGN.exec(wording) ?? []);
    return [
      ...wrong.map((name) => wrongPlaceholder({ path, text }, { key, name, allowed, found })),
      ...lost.map((name) => lostPlaceholder({ path, text }, { key, name })),
      ...(foreign ? [foreignPlaceholder({ path, text }, { key, foreign })] : []),
    ];
  });
}

/** A placeholder as other tools write it. */
const FOREIGN = /\$\{\w+\}|\{{2,}\w+\}{2,}/;

function foreignPlaceholder(
  { path, text }: TextFile,
  { key, foreign }: { key: string; foreign: string },
): Problem {
  const offset = Math.max(0, text.indexOf(foreign, text.indexOf(JSON.stringify(key))));
  return {
    severity: 'warning',
    file: path,
    ...pointAt(text, offset),
    message: `In \`${foreign}\`, readers would see the characters around the placeholder.`,
    fix: `Write \`${foreign.replace(/^.*?(\{\w+\}).*$/, '$1')}\`.`,
  };
}

function lostPlaceholder({ path, text }: TextFile, { key, name }: { key: string; name: string }): Problem {
  return {
    severity: 'warning',
    file: path,
    ...pointAt(text, Math.max(0, text.indexOf(JSON.stringify(key)))),
    message: `The translation of \`${key}\` lacks \`{${name}}\`, which the original has.`,
    fix: `Write \`{${name}}\` where its value belongs.`,
  };
}

function wrongPlaceholder(
  { path, text }: TextFile,
  { key, name, allowed, found }: { key: string; name: string; allowed: string[]; found: string[] },
): Problem {
  const offset = Math.max(0, text.indexOf(`{${name}}`, text.indexOf(JSON.stringify(key))));
  const expected = allowed.map((placeholder) => `\`{${placeholder}}\``).join(', ') || 'none';
  // The name of a placeholder may have been translated with the text.
  const [lacking, ...more] = allowed.filter((placeholder) => !found.includes(placeholder));
  const near =
    nearest(name, allowed) ??
    (allowed.length === 1 ? allowed[0] : undefined) ??
    (more.length ? undefined : lacking);
  return {
    severity: 'error',
    file: path,
    ...pointAt(text, offset),
    message: `\`{${name}}\` is not a placeholder of the text \`${key}\`, expected ${expected}.`,
    fix: near ? `Did you mean \`{${near}}\`?` : 'Remove it.',
  };
}

function placeholders(wording: string): string[] {
  return [...new Set(Array.from(wording.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))];
}
