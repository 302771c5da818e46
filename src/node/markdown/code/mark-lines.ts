import type { LineRange } from './fence.ts';

/** Code without its marker lines, and the lines that they mark. */
export interface MarkedCode {
  /** The lines that stay, with their index in the code as written. */
  lines: { text: string; index: number; marked: boolean }[];
  /** Markers without a partner, or without a line to mark; `index` is their line in the code as written. */
  loose: { index: number; marker: string }[];
  /** Comments that are nearly a marker, which readers would see. */
  misspelt: { index: number; word: string }[];
  /** Lines with a marker after code, which readers would see. */
  trailing: number[];
}

/**
 * Finds the lines to mark: those of the range when there is one (markers then stay in the code), else those after
 * `highlight-next-line` and between `highlight-start` and `highlight-end` in a comment on a line of its own.
 */
export function markLines(code: string, range: LineRange[] | undefined): MarkedCode {
  const found: MarkedCode = { lines: [], loose: [], misspelt: [], trailing: [] };
  let next = false;
  let start: number | undefined;
  for (const [index, text] of code.split('\n').entries()) {
    const marker = range ? undefined : MARKER.exec(text)?.slice(1).find(Boolean);
    if (marker === 'highlight-next-line') next = true;
    else if (marker === 'highlight-start') start ??= index;
    else if (marker === 'highlight-end') {
      if (start === undefined) found.loose.push({ index, marker });
      start = undefined;
    } else {
      const word = range ? undefined : NEARLY.exec(text)?.[1];
      if (word !== undefined) found.misspelt.push({ index, word });
      else if (FOREIGN.test(text) || (!range && TRAILING.test(text))) found.trailing.push(index);
      const line = index + 1;
      const inRange = range?.some(([first, last]) => first <= line && line <= last);
      found.lines.push({ text, index, marked: inRange ?? (next || start !== undefined) });
      next = false;
    }
  }
  if (next) found.loose.push({ index: code.split('\n').length - 1, marker: 'highlight-next-line' });
  if (start !== undefined) found.loose.push({ index: start, marker: 'highlight-start' });
  return found;
}

/** A marker after code: only one on a line of its own marks anything. */
const TRAILING = /\S\s*(?:--|\/\/|#)\s*highlight-(?:next-line|start|end)\s*$/;

/** A mark of another tool, at the end of a line or on its own. */
const FOREIGN = /(?:--|\/\/|#|<!--|\/\*)\s*\[!code\s+[^\]\n]+\]\s*(?:-->|\*\/)?\s*$/;

/** A comment of one word that begins and ends about like a marker. */
const NEARLY =
  /^\s*(?:--|\/\/|#|;|%|<!--|\/\*)\s*(h?i?g?h?l?i?g?h?t?s?[-_ ](?:next[-_ ]?lines?|start|ends?))\s*(?:-->|\*\/)?\s*$/i;

const WORDS = '(highlight-(?:next-line|start|end))';
const MARKER = new RegExp(
  [
    `^\\s*(?:--|//|#|;|%)\\s*${WORDS}\\s*$`,
    `^\\s*\\{?/\\*\\s*${WORDS}\\s*\\*/\\}?\\s*$`,
    `^\\s*<!--\\s*${WORDS}\\s*-->\\s*$`,
    `^\\s*--\\[\\[\\s*${WORDS}\\s*\\]\\]\\s*$`,
  ].join('|'),
);
