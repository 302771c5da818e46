import { describe, expect, it } from 'vitest';
import { articleHtml, makeRenderer } from '../helper.ts';

async function htmlOf(rows: string): Promise<string> {
  const { renderer } = await makeRenderer();
  return articleHtml(renderer, `| Symptom | Cause<br> of it | Fix |\n| --- | --- | --- |\n${rows}`);
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
