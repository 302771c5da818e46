import { type Point, pointAt } from './point.ts';
import type { Problem } from './problem.ts';

/**
 * Reads the bytes of a text file. Editors and systems differ in how they end lines, and in whether a byte order mark
 * comes first: neither makes a difference from here on.
 *
 * @param file How the file is called in the problem.
 * @returns the text with `\n` at the ends of its lines, or the problem of a file that is not UTF-8. Where the encoding
 * can be guessed, `guess` is the text then: what else is wrong with the file can be reported at the same time.
 */
export function decodeText(
  file: string,
  bytes: Uint8Array,
): { text: string } | { problem: Problem; guess: string | undefined } {
  if (isCompiledLua(bytes)) return { problem: compiledLua(file), guess: undefined };
  const wide = wideEncoding(bytes);
  try {
    if (!wide) return { text: withPlainLines(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    // What the bytes are is guessed below.
  }
  return {
    guess: guessText(bytes, wide),
    problem: {
      severity: 'error',
      file,
      ...(wide ? { line: 1, column: 1 } : firstInvalid(bytes)),
      message: 'The file is not UTF-8 text from here on.',
      fix: 'Save it as UTF-8 in the editor.',
    },
  };
}

/** What compilers write begins with the escape character and these letters. */
function isCompiledLua([first, second, third]: Uint8Array): boolean {
  return first === 0x1b && second === 0x4c && (third === 0x4a || third === 0x75);
}

function compiledLua(file: string): Problem {
  return {
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message: 'The file is compiled Lua code, expected its source.',
    fix: 'Replace it with the file that it was compiled from.',
  };
}

/** The UTF-16 of a text, which has a mark at its start, or begins with two letters of ASCII. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && fourth === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second && third === 0)
    ? 'utf-16be'
    : undefined;
}

function withPlainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** In text that is not UTF-16 and has no NUL bytes, all but some letters is as in UTF-8. */
function guessText(bytes: Uint8Array, wide: string | undefined): string | undefined {
  if (!wide && bytes.includes(0)) return undefined;
  const text = withPlainLines(new TextDecoder(wide ?? 'utf-8').decode(bytes));
  // Read as UTF-16, UTF-32 has a NUL after most letters.
  return text.replaceAll('\0', '');
}

/** Where the bytes stop being UTF-8: what they were read as and is written again differs from there on. */
function firstInvalid(bytes: Uint8Array): Point {
  const again = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  const end = again.findIndex((byte, index) => byte !== bytes[index]);
  // As a part of a stream: the first bytes of a letter whose rest is missing are not a letter yet.
  const before = withPlainLines(new TextDecoder().decode(bytes.subarray(0, end), { stream: true }));
  return pointAt(before, before.length);
}
