import { expect, test } from 'vitest';
import { linkText, splitFences } from '../../../../src/node/markdown/links/link-text.ts';

const writer = {
  code: (value: string) => (value === 'client.log' ? 'symbol:client.log' : undefined),
  link: (url: string) => `https://docs.example.com${url}`,
};

test.each([
  ['See `client.log`.', 'See [`client.log`](symbol:client.log).'],
  ['See ``client.log``.', 'See [``client.log``](symbol:client.log).'],
  ['See `print`.', 'See `print`.'],
  [
    '[Start](/docs) and ![Map](/map.png)',
    '[Start](https://docs.example.com/docs) and ![Map](https://docs.example.com/map.png)',
  ],
  ['[`client.log`](/docs)', '[`client.log`](https://docs.example.com/docs)'],
  ['[a]: /docs "Title"', '[a]: https://docs.example.com/docs "Title"'],
  ['## The `client.log`', '## The `client.log`'],
  [
    'Two\nlines `client.log`\n\n[end](/x)',
    'Two\nlines [`client.log`](symbol:client.log)\n\n[end](https://docs.example.com/x)',
  ],
  ['\\`client.log\\` \\[a](/docs)', '\\`client.log\\` \\[a](/docs)'],
  [
    'Text\n```lua\n`client.log`\n```\n`client.log`',
    'Text\n```lua\n`client.log`\n```\n[`client.log`](symbol:client.log)',
  ],
])('links of %j', (markdown, expected) => {
  expect(linkText(markdown, writer)).toBe(expected);
});

test('a fence ends with as many signs of its kind as it starts with, or more', () => {
  const parts = splitFences('a\n~~~~\n~~~\n````\n~~~~~\nb');
  expect(parts).toEqual([
    { text: 'a', isCode: false },
    { text: '~~~~\n~~~\n````\n~~~~~', isCode: true },
    { text: 'b', isCode: false },
  ]);
});
