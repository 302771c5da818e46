import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../../../../src/node/markdown/blocks/table-shape.ts';
import { articleHtml, makeRenderer } from '../helper.ts';

async function htmlOf(
  rows: string,
  head = '| Symptom | Cause<br> of it | Fix |\n| --- | --- | --- |',
): Promise<string> {
  const { renderer } = await makeRenderer();
  return articleHtml(renderer, `${head}\n${rows}`);
}

describe('a plain table with three columns of words', () => {
  it('has rows with a head, and cells with the names of their columns', async () => {
    const html = await htmlOf(
      '| The `text` is missing | The width limit was left out of the call | Write `0` before the text |',
    );
    expect(html).toContain('<table class="value-table words long even" data-sheet="values">');
    expect(html).toMatch(
      /<th scope="row">The <code>text<\/code> is missing<\/th>\s*<td data-label="Cause of it">The width.*<td data-label="Fix">Write/s,
    );
  });

  it('counts the letters of code in the first column', async () => {
    expect(await htmlOf('| `attempt to redefine a type` | `enum` | Declare it once |')).toContain(
      '<table class="value-table words long" data-sheet="values">',
    );
  });

  it('says what two numbers are, because without the head nobody knows', async () => {
    const html = await htmlOf(
      '| `entity.get_player_name` | 1000 | 0, until it changes |',
      '| Call | Slow | Fast |\n| --- | --- | --- |',
    );
    expect(html).toMatch(/<td data-label="Slow">1000.*<td data-label="Fast">0,/s);
  });

  it.each([
    ['whose words have room beside each other', '| A key | 12 | Declare it once |'],
    ['of short names', '| The text is missing | The width limit was left out of the call | Yes |'],
  ])('stays as it is with columns %s', async (_what, rows) => {
    const html = await htmlOf(rows);
    expect(html).toContain('<table>');
    expect(html).not.toMatch(/scope="row"|data-label/);
  });
});

describe('a plain table whose columns have no room on a phone', () => {
  it.each([
    [
      'four columns',
      '| Angle | 0 | Grows | Range |\n| --- | --- | --- | --- |',
      '| pitch | level | down | 90 |',
    ],
    [
      'two long names',
      '| Old name | Use instead |\n| --- | --- |',
      '| `a.get_cvar_string` | `cvar.x:get_string()` |',
    ],
  ])('has rows with a head, and cells with the names of their columns: %s', async (_what, head, rows) => {
    const html = await htmlOf(rows, head);
    expect(html).toMatch(/<table class="value-table (?:words )?long" data-sheet="values">/);
    expect(html.match(/<th scope="row">/g)).toHaveLength(1);
    for (const [, name] of head.split('\n')[0]?.matchAll(/(?<=\|[^|]+)\| ([^|]+) (?=\|)/g) ?? [])
      expect(html).toContain(`<td data-label="${name}">`);
  });

  it.each([
    [
      'four columns of numbers',
      '| Part | All | New | Old |\n| --- | --: | --: | --: |',
      '| events | 12 | 3 | 9 |',
    ],
    ['two names that fit', '| Old | New |\n| --- | --- |', '| `a.get_cvar` | `cvar.get` |'],
    ['words that wrap', '| You want | Use |\n| --- | --- |', '| a new one | a long sentence that can wrap |'],
  ])('stays as it is with %s', async (_what, head, rows) => {
    const html = await htmlOf(rows, head);
    expect(html).toContain('<table>');
    expect(html).not.toMatch(/scope="row"|data-label/);
  });
});

describe('the form of a table, by the letters in its columns', () => {
  const text = (letters: number) => 'x'.repeat(letters);
  /** Words of five letters, with a space between them. */
  const words = (letters: number) => 'xxxxx '.repeat(letters).slice(0, letters);

  it.each([
    ['values', [text(5), text(12)], 'value-table'],
    ['words in the last column', [text(5), words(13)], 'value-table words'],
    ['values that fill 375 px', [text(20), text(5), text(12)], 'value-table'],
    ['values that do not', [text(21), text(5), text(12)], 'value-table long'],
    ['a compound that breaks', [text(20), `${text(9)}-${text(9)}`, text(5)], 'value-table'],
    ['a negative number, which does not', [text(20), `${text(9)}-1234567890`, text(5)], 'value-table long'],
    ['two columns that fill 320 px', [text(28), words(13)], 'value-table words'],
    ['two columns that do not', [text(29), words(13)], 'value-table words long'],
    ['four columns that fill 320 px', [text(12), text(5), text(5), words(13)], 'value-table words'],
    ['four columns that do not', [text(13), text(5), text(5), words(13)], 'value-table words long'],
    ['three columns that leave a third to the words', [text(14), words(10), words(13)], 'value-table words'],
    ['three columns of which the second breaks', [text(14), words(11), words(13)], 'value-table words'],
    ['four columns of short words', [text(15), words(11), text(1), words(13)], 'value-table words'],
    ['three columns that leave less', [text(15), words(11), words(13)], 'value-table words long'],
    ['long names beside long words', [text(15), words(30), words(13)], 'value-table words long'],
    ['words in two columns', [text(15), words(31), words(13)], 'value-table words long even'],
  ])('%s', (_what, cells, classes) => {
    expect(shapeOf([cells]).className.join(' ')).toBe(classes);
  });
});
