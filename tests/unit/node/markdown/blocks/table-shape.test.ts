import { describe, expect, it } from 'vitest';
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
