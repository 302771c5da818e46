import { describe, expect, it } from 'vitest';
import { problemsOf } from './helper.ts';

const LAZY =
  'would not be shown as a table: it is not indented like the text above it. / Indent its lines like that text, or write an empty line above them.';

describe('slips of authors in texts', () => {
  it.each([
    [
      '![The map](/img/map.png and more',
      '4:1: error: `![The map](` is not an image, and would be shown as written. / Close the address with `)`, write `%20` for a space in it, or `\\[` for a bracket.',
    ],
    ['- One:\n| a | b |\n|---|---|\n| 1 | 2 |', `5:1: error: \`| a | b |\` ${LAZY}`],
    ['> One:\n| a | b |\n|---|---|\n| 1 | 2 |', `5:1: error: \`| a | b |\` ${LAZY}`],
    [
      '<details>\n<summary>The `api.log` and **more**</summary>\n\nText.\n\n</details>',
      '5:14: error: `` `api.log` `` is in HTML, and would be shown as written. / Write `:::details[...]` and `:::` in place of the tags: there, the summary is Markdown.',
    ],
    [
      '<details>\n<summary>More</summary>\nText with **bold** words.\n</details>',
      '6:11: error: `**bold**` is in HTML, and would be shown as written. / Write an empty line above the text.',
    ],
    [
      '<details>\n<summary>More</summary>\n- One\n\n- Two\n\n</details>',
      '6:1: error: `- One` is in HTML, and would be shown as written. / Write an empty line above the text.',
    ],
    [
      '<details>\n<summary>More</summary>\n- One\n- Two\n</details>',
      '6:1: error: `- One` is in HTML, and would be shown as written. / Write an empty line above the text.',
    ],
    ...['-[ ] One\n-[ ] Two', '-[Start](/a)\n-`api.log`'].map((text) => [
      text,
      `4:1: error: \`${text.split('\n')[0]}\` is not an item of a list, and would be shown as written. / Write a space after the marker: \`${text.split('\n')[0]?.replace('-', '- ')}\`.`,
    ]),
    [
      '```lua {1,2\na()\nb()\n```',
      '4:8: warning: `{1,2` after the fence has no brace at its end. / Write `{1,2}`.',
    ],
    [
      '```lua {1} {2-3}\na()\nb()\nc()\n```',
      '4:12: warning: `{2-3}` is a second range after the fence; the first one counts. / Write one range: `{1,2-3}`.',
    ],
    [
      '```lua title="a.lua"{1}\na()\n```',
      '4:8: warning: `title="a.lua"{1}` after the fence has no effect: a space is missing. / Write `title="a.lua" {1}`.',
    ],
  ])('%s', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([`a.md:${problem}`]);
  });

  it.each([
    '<details>\n<summary>2 * 3 * 4 [sic], a - b</summary>\nPlain text.\n</details>',
    '<details>\n<summary>More</summary>\n\nText with **bold** words.\n</details>',
    '<details>\n<summary><kbd>A</kbd> and more</summary>\n\n- One\n\n</details>',
    'A link is written as \\[text](/docs/name), an image as !\\[text](/img/name.png).',
    '- One:\n  | a | b |\n  |---|---|\n  | 1 | 2 |',
    '- One:\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    'One:\n| a | b |\n|---|---|\n| 1 | 2 |',
    '- `| a | b |` is a head, and\n| the rest | is text |',
    '```lua title="a {b" {1}\na()\n```',
  ])('what looks like one is left alone: %s', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
