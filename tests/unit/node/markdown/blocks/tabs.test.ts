import { describe, expect, it } from 'vitest';
import { articleHtml, makeRenderer, oneLine, renderArticle } from '../helper.ts';

const TWO = ':::tab[One]\na\n:::\n:::tab[Two]{value="2"}\nb\n:::\n';
const MEND = 'Write `:::tab[Label]`, its content and `:::` for each tab, all between `::::tabs` and `::::`.';

describe('tabs', () => {
  it.each([
    ['', { initial: 'One' }],
    ['{groupId="system" defaultValue="2"}', { group: 'system', initial: '2' }],
    ['{defaultValue}', {}],
    ['{defaultValue=""}', {}],
  ])('reads `::::tabs%s`', async (attributes, expected) => {
    const { blocks, problems } = await renderArticle(`::::tabs${attributes}\n${TWO}::::`);
    const tabs = [
      { label: 'One', value: 'One', blocks: [{ type: 'html', html: '<p>a</p>' }] },
      { label: 'Two', value: '2', blocks: [{ type: 'html', html: '<p>b</p>' }] },
    ];
    expect(blocks).toEqual([{ type: 'tabs', ...expected, tabs }]);
    expect(problems).toEqual([]);
  });

  it('holds code, admonitions and tabs; labels are text', async () => {
    const { renderer, problems } = await makeRenderer();
    const inner = ':::tab[`api.log`]\n```lua\nx()\n```\n:::';
    const markdown = `:::::tabs\n::::tab[A & *b*]\n:::note\nx\n:::\n::::\n::::tab[C]\n- d\n\n${inner}\n::::\n:::::`;
    articleHtml(renderer, markdown);
    expect(problems.map(oneLine)).toEqual([
      'a.md:13:1: error: `:::tab` is outside `:::tabs`. / Put tabs between `::::tabs` and `::::`, with more colons than the tabs have.',
    ]);
    const nested = await renderArticle(
      `::::::tabs\n:::::tab[A & *b*]\n::::tabs\n${inner}\n::::\n:::::\n::::::`,
    );
    expect(nested.problems).toEqual([]);
    expect(nested.blocks).toMatchObject([
      { tabs: [{ label: 'A & b', blocks: [{ type: 'tabs', tabs: [{ value: 'api.log' }] }] }] },
    ]);
  });

  it.each([
    [
      `::::tabs\n${TWO}:::tab[Other]{value="2"}\nc\n:::\n::::`,
      'a.md:11:1: error: `:::tabs` has two tabs with the value `2`. / Give one of them another label, or a value: `:::tab[Label]{value="other"}`.',
    ],
    [
      `::::tabs{defaultValue="3"}\n${TWO}::::`,
      'a.md:4:1: error: `defaultValue` is `3`, which is not the value of a tab, expected one of `One`, `2`. / Correct it, or remove it to open the first tab.',
    ],
    [
      `::::tabs\n${TWO}\nSome *text* here\n::::`,
      `a.md:12:1: error: \`Some text here\` in \`:::tabs\` is not a tab. / ${MEND}`,
    ],
    [
      `::::tabs\n${TWO}:::note\nx\n:::\n::::`,
      `a.md:11:1: error: \`:::note\` in \`:::tabs\` is not a tab. / ${MEND}`,
    ],
    [
      `::::tabs\n${TWO}:::tab[See [it](/x)]\nx\n:::\n::::`,
      'a.md:11:1: error: The label `See it` has a link, which a tab does not show. / Put it into the tab.',
    ],
    ['::::tabs\nOne.\n\nTwo.\n::::', `a.md:4:1: error: \`:::tabs\` has no tabs. / ${MEND}`],
    ['::::tabs\n::::', `a.md:4:1: error: \`:::tabs\` has no tabs. / ${MEND}`],
    [
      `::::tabs\n${TWO}:::tab\nx\n:::\n::::`,
      'a.md:11:1: error: `:::tab` has no label. / Write `:::tab[Label]`.',
    ],
    [
      `::::tabs\n:::tab[One]{valu="1"}\na\n:::\n${TWO.slice(TWO.indexOf(':::tab[Two]'))}::::`,
      'a.md:5:1: warning: `:::tab` has the attribute `valu`, expected `value`. / Rename it to `value`.',
    ],
    [
      `::::tabs{groupid="x"}\n${TWO}::::`,
      'a.md:4:1: warning: `:::tabs` has the attribute `groupid`, expected `groupId`, `defaultValue`. / Rename it to `groupId`.',
    ],
    [
      `::::tabs{groupId=“x”}\n${TWO}::::`,
      'a.md:4:1: warning: The quotes of `groupId=“x”` are part of its value. / Write straight quotes: `{groupId="x"}`.',
    ],
    [
      `::::tabs{defaultValue=‘2’}\n${TWO}::::`,
      'a.md:4:1: warning: The quotes of `defaultValue=‘2’` are part of its value. / Write straight quotes: `{defaultValue="2"}`.',
    ],
  ])('TAB-07: reports %j', async (markdown, problem) => {
    expect((await renderArticle(markdown)).problems).toEqual([problem]);
  });

  it('TAB-07: says how many colons are needed', async () => {
    const { problems } = await renderArticle(':::tabs\n:::tab[A]\nx\n:::\n:::tab[B]\ny\n:::\n:::');
    expect(problems).toEqual([
      'a.md:5:1: error: `:::tab` is inside the `:::tabs` on line 4, which does not have more colons: the next `:::` ends both. / Begin and end the outer block with more colons, `::::tabs`, or add `:::` above this line if it ends there.',
    ]);
  });
});
