import type { LostNames } from './comment-model.ts';

/** Collects the names in the text of a file that does not parse, so that their uses elsewhere are not reported too. */
export function findLostNames(text: string, group: string): LostNames {
  const types = Array.from(
    text.matchAll(/^---@(?:class|alias|enum)\s+(?:\(\w+\)\s*)?([\w.*]+)/gm),
    (match) => match[1] ?? '',
  );
  const symbols = Array.from(text.matchAll(/^(?:\w+[ \t]+)*([\w.:]+)\s*[(=]/gm), (match) => match[1] ?? '');
  return { types, symbols: [...types, ...symbols, group] };
}
