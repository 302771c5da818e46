import { describe, expect, it } from 'vitest';
import { createLuaCheck } from '../../../../src/node/lua/index.ts';
import { readReference } from '../../../../src/node/luacats/index.ts';
import { listFiles, readTexts } from '../../../../src/node/source/files/site-folder.ts';

/** The API of this site. */
const { reference } = readReference(await readTexts('.', await listFiles('.', 'definitions', []), []));
const OPTIONS = {
  listeners: ['client.set_event_callback', 'client.unset_event_callback'],
  raisers: ['client.fire_event'],
};

/** Problems of an example as an author writes it, each as `line:column message fix`. */
function problemsOf(code: string): string[] {
  return createLuaCheck(
    reference,
    OPTIONS,
  )([{ code, file: 'page.md', line: 1 }]).map(
    ({ line, column, message, fix = '' }) => `${line}:${column} ${message} ${fix}`,
  );
}

/** Code without the indentation of the test around it. */
function dedent(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Removes the mark before a mistake, and returns its line and column. */
function withoutMark(text: string): { code: string; place: string } {
  const code = dedent(text);
  const before = code.slice(0, code.indexOf('‸')).split('\n');
  return { code: code.replace('‸', ''), place: `${before.length}:${(before.at(-1) ?? '').length + 1}` };
}

/** What is wrong, an example with one mistake after `‸`, and what the message must say. */
export type Mistake = [what: string, code: string, says: string];

/** Tests that each example has its mistake reported at its place, and nothing else. */
export function testMistakes(mistakes: Mistake[]): void {
  describe('examples with one mistake', () => {
    it.each(mistakes)('%s', (_what, text, says) => {
      const { code, place } = withoutMark(text);
      expect(code).not.toBe(dedent(text));
      const problems = problemsOf(code);
      expect(problems).toEqual([expect.stringMatching(`^${place} `)]);
      expect(problems[0]).toContain(says);
    });
  });
}

/** A correct example, and what is special about it. */
export type Correct = [what: string, code: string];

/** Tests that nothing is reported for correct examples. */
export function testCorrect(examples: Correct[]): void {
  describe('correct examples', () => {
    it.each(examples)('%s', (_what, text) => {
      expect(problemsOf(dedent(text))).toEqual([]);
    });
  });
}
