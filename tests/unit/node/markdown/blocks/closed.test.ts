import { describe, expect, it } from 'vitest';
import { problemsOf } from '../helper.ts';

const notClosed = (place: string, name: string) =>
  `a.md:${place}: error: \`:::${name}\` is not closed. / Add a line \`:::\` where it ends. A block around others needs more colons than they have: \`::::\`.`;

const noEnd = (place: string, line: string, name: string, fix: string) =>
  `a.md:${place}: error: \`${line}\` does not end \`:::${name}\`, and would be shown as written. / ${fix}`;

const ALONE = 'Write `:::` alone on the line.';
const INDENT = 'Remove the spaces before `:::`.';

const inside = (place: string, name: string, outer: string, line: number) =>
  `a.md:${place}: error: \`:::${name}\` is inside the \`:::${outer}\` on line ${line}, which does not have more colons: the next \`:::\` ends both. / Begin and end the outer block with more colons, \`::::${outer}\`, or add \`:::\` above this line if it ends there.`;

const AS_MANY = 'Write `::::`: a block ends with as many colons as it begins with.';

describe('a block without an end', () => {
  it.each([
    [':::note\nText.\n\nMore.', notClosed('4:1', 'note')],
    [':::details[More]\nText.', notClosed('4:1', 'details')],
    [':::note\nText.\n    :::\n\nMore.', noEnd('6:5', ':::', 'note', INDENT)],
    [':::details[More]\nText.\n     :::\n\nMore.', noEnd('6:6', ':::', 'details', INDENT)],
    [':::note\nText.\n::: done\n\nMore.', noEnd('6:1', '::: done', 'note', ALONE)],
    [':::note\nText.\n\n::: end of note\n\nMore.', noEnd('7:1', '::: end of note', 'note', ALONE)],
    ['> :::tip\n> Text.\n> ::: done\n\nMore.', noEnd('6:3', '::: done', 'tip', ALONE)],
    ['::::note\nText.\n:::\n\nMore.', noEnd('6:1', ':::', ':note', AS_MANY)],
    ['::::note\n:::tip\nText.\n:::\n:::\n\nMore.', noEnd('8:1', ':::', ':note', AS_MANY)],
    [':::note\nText.\n\n:::tip\nMore.\n:::\n\nEnd.', inside('7:1', 'tip', 'note', 4)],
    ['- Text.\n\n  :::note\n  :::tip\n  Text.\n  :::\n  :::', inside('7:3', 'tip', 'note', 6)],
    [':::details[More]\n:::note\n:::tip\nText.\n:::', inside('5:1', 'note', 'details', 4)],
    ['::::note\n:::tip\nText.\n::::\n\nMore.', notClosed('5:1', 'tip')],
    [
      '- Text.\n\n  :::note\n  Text.\n:::\n\nMore.',
      'a.md:6:3: error: `:::note` is not closed. / Indent the `:::` on line 8 like the line that opens the block: further left, it is outside the list.',
    ],
    [
      ':::note\nText.\n\n::::tabs\n:::tab[A]\nText.\n:::\n:::tab[B]\nText.\n:::\n::::\n\nMore.',
      'a.md:7:1: error: `::::tabs` is inside the `:::note` on line 4, which does not have more colons: the next `:::` ends both. / Begin and end the outer block with more colons, `:::::note`, or add `:::` above this line if it ends there.',
    ],
    ['::::tabs\n:::tab[A]\nText.\n\n:::tab[B]\nText.\n:::\n::::', inside('8:1', 'tab', 'tab', 5)],
    [':::note\n```text\n::: done\n    :::\n```\nMore.', notClosed('4:1', 'note')],
  ])('%j is told once', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem]);
  });

  it('is each told where several lack one', async () => {
    expect(await problemsOf('::::note\n:::tip\nText.\n::: done\n\nMore.')).toEqual([
      noEnd('7:1', '::: done', ':note', ALONE),
      notClosed('5:1', 'tip'),
    ]);
  });
});
