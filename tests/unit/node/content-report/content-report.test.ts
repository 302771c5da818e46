import { describe, expect, it } from 'vitest';
import { reportContent } from '../../../../src/node/content-report/index.ts';
import { HEAD, readGood } from '../luacats/support.ts';

const EXAMPLE = '---\n---## Example\n---```lua\n---demo.draw(1)\n---```\n';

function report(body: string, head = HEAD) {
  return reportContent(readGood({ 'definitions/demo.lua': head + body }));
}

describe('reportContent', () => {
  it('counts what the pages of a group have', () => {
    const { rows, problems } = report(
      `---Draws a box.\n---\n---The box stays for one frame.\n${EXAMPLE}---\n---## Errors\n---Raises an error.\n---\n---## Where to call\n---Anywhere.\n---@param width integer Width in pixels.\n---@unconfirmed One source.\n---@see demo\nfunction demo.draw(width) end\n`,
    );
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      expect.objectContaining({ group: 'demo', kind: 'overview', pages: 1, words: 2 }),
      {
        group: 'demo',
        kind: 'function',
        pages: 1,
        description: 1,
        example: 1,
        errors: 1,
        whereToCall: 1,
        seeAlso: 1,
        unconfirmed: 1,
        words: 16,
      },
    ]);
  });

  it('takes code at the end of the introduction for the example', () => {
    const { rows, problems } = report(
      '---Draws.\n---\n---```lua\n---demo.draw()\n---```\nfunction demo.draw() end\n',
    );
    expect(problems).toEqual([]);
    expect(rows[1]).toMatchObject({ kind: 'function', example: 1, words: 1 });
  });

  it('keeps the section with the example if the introduction ends with code, too', () => {
    const code = '---```lua\n---print(1)\n---```\n';
    const { problems } = report(
      `---Draws.\n---\n${code}---\n---## Example\n---Soon.\nfunction demo.draw() end\n`,
    );
    expect(problems).toMatchObject([{ message: '`demo.draw` has no example.' }]);
  });

  it('takes a summary above a heading for no description', () => {
    const { rows } = report(`---Draws.\n${EXAMPLE}function demo.draw() end\n`);
    expect(rows[1]).toMatchObject({ kind: 'function', description: 0, example: 1 });
  });

  it.each([
    ['no example', '---Draws.\nfunction demo.draw() end\n', '`demo.draw` has no example.'],
    [
      'an empty example',
      '---Draws.\n---\n---## Example\n---Soon.\nfunction demo.draw() end\n',
      '`demo.draw` has no example.',
    ],
    [
      'a type without one',
      '---A box.\n---@class box\n---@field x integer Left edge.\nlocal box = {}\n',
      '`box` has no example.',
    ],
  ])('reports %s', (_title, body, message) => {
    expect(report(body).problems).toMatchObject([{ severity: 'error', message }]);
  });

  it('expects an example of an overview by task only', () => {
    const head = HEAD.replace('demo = {}', '---@section Draw: draw\ndemo = {}');
    const body = `---Draws.\n${EXAMPLE}function demo.draw() end\n`;
    expect(report(body, head).problems).toMatchObject([{ message: '`demo` has no example.', line: 6 }]);
    expect(report(body).problems).toEqual([]);
  });

  it('finds a long sentence on two pages, and leaves short ones and code alone', () => {
    const long = 'Raises an error for a box that is wider than the screen of the reader.';
    const entry = (name: string, text: string) =>
      `---Draws ${name}.\n---\n---${text} Raises an error.\n${EXAMPLE}function demo.${name}() end\n\n`;
    expect(report(entry('one', long) + entry('two', long)).problems).toMatchObject([
      { message: `\`demo.two\` and \`demo.one\` say the same: "${long}"` },
    ]);
    expect(report(entry('one', long) + entry('two', 'Something else.')).problems).toEqual([]);
  });

  it('finds a name that would be a link if it were written in full', () => {
    const other = `---Fills.\n${EXAMPLE}function demo.fill_box() end\n\n`;
    const entry = (name: string) => `---Draws, unlike ${name}.\n${EXAMPLE}function demo.draw() end\n`;
    expect(report(other + entry('`fill_box`')).problems).toMatchObject([
      { message: '`demo.draw` names `fill_box`, which is not a link.', fix: 'Write `demo.fill_box`.' },
    ]);
    expect(report(other + entry('`demo.fill_box`')).problems).toEqual([]);
    // Which of two is meant, only the author knows.
    const files = {
      'definitions/demo.lua': HEAD + other + entry('`fill_box`'),
      'definitions/pen.lua': `---@meta\n\n---Pens.\n---@class penlib\npen = {}\n\n---Fills with a pen.\n${EXAMPLE}function pen.fill_box() end\n`,
    };
    expect(reportContent(readGood(files)).problems).toEqual([]);
  });
});
