import { describe, expect, it } from 'vitest';
import { guideProblems, taskViews } from '../../../../../src/node/site/documents/guides.ts';
import { eventIndexView } from '../../../../../src/node/site/views/event.ts';
import { groupView } from '../../../../../src/node/site/views/group.ts';
import { HEAD } from '../../luacats/support.ts';
import { oneLine } from '../../markdown/helper.ts';
import { renderedDocs } from '../support.ts';

const EVENTS = `---@meta
---All.
---@class event.main
---@section First: one, two
---@section Second: three
local main = {}

${['one', 'two', 'three'].map((name) => `---Fires.\n---@class event.main.${name}\nlocal ${name} = {}\n`).join('\n')}
`;

const FILES = {
  'definitions/demo.lua': `${HEAD}---Draws.\nfunction demo.draw() end\n`,
  'definitions/events/main.lua': EVENTS,
};

const SETTINGS = {
  docs: { reference: { eventFamilies: [{ id: 'main', label: 'Main events', noun: 'Event', path: '' }] } },
};

const guide = (title: string, lines: string) => `---\ntitle: ${title}\n${lines}---\nText.\n`;

const rendered = (texts: Record<string, string>) => renderedDocs(FILES, SETTINGS, texts);

async function problems(lines: string, lost: string[] = []): Promise<string[]> {
  const { documents, reference, symbols } = await rendered({ 'content/docs/a.md': guide('A', lines) });
  return guideProblems(documents, reference, symbols, new Set(lost)).map(oneLine);
}

describe('guides', () => {
  const texts = {
    'content/docs/guides/b.md': guide(
      'Second guide',
      'sidebar_position: 2\ngroups: [demo]\nevents: [three]\n',
    ),
    'content/docs/guides/c.md': guide(
      'First guide',
      'sidebar_position: 1\ngroups: [demo]\nevents: [event.main.two]\n',
    ),
    'content/docs/guides/draft.md': guide('Draft', 'draft: true\ngroups: [demo]\n'),
    'content/blog/2026-01-02-post.md': guide('Post', 'groups: [demo]\nevents: [event.main]\n'),
  };

  it('are linked from the overview of their group, in reading order, posts last', async () => {
    const { context } = await rendered(texts);
    const [group] = context.reference.groups;
    if (!group) throw new Error('no group');
    expect(groupView(group, 'demo', context).data.guides).toEqual([
      { href: '/x/docs/guides/c', label: 'First guide', kind: 'Article' },
      { href: '/x/docs/guides/b', label: 'Second guide', kind: 'Article' },
      { href: '/x/blog/post', label: 'Post', kind: 'BlogPost' },
    ]);
  });

  it('are linked from the areas of their events, and from their family', async () => {
    const { context } = await rendered(texts);
    const [family] = eventIndexView('Events', '', context.families, context).data.families;
    expect(family?.guides?.map(({ label }) => label)).toEqual(['Post']);
    expect(family?.lists.map(({ title, guides }) => [title, guides?.map(({ label }) => label)])).toEqual([
      ['First', ['First guide']],
      ['Second', ['Second guide']],
    ]);
  });

  it('leave no trace where there are none', async () => {
    const { context } = await rendered({});
    const [group] = context.reference.groups;
    if (!group) throw new Error('no group');
    expect(groupView(group, 'demo', context).data).not.toHaveProperty('guides');
    const [family] = eventIndexView('Events', '', context.families, context).data.families;
    expect(family).not.toHaveProperty('guides');
    expect(family?.lists[0]).not.toHaveProperty('guides');
  });

  it('are for tasks, each with what one needs', async () => {
    const { documents, symbols, context } = await rendered({
      'content/docs/a.md': guide('A', 'task: Do it\nneeds: [demo.draw, one]\n'),
      'content/docs/b.md': guide('B', ''),
    });
    expect(taskViews(documents, { symbols, href: context.href })).toEqual([
      {
        href: '/x/docs/a',
        kind: 'Article',
        label: 'Do it',
        needs: [
          { href: '/x/docs/api/demo/draw', label: 'demo.draw', kind: 'Function' },
          { href: '/x/docs/events/one', label: 'one', kind: 'Event' },
        ],
      },
    ]);
  });
});

describe('names in front matter', () => {
  it.each([
    [
      'task: T\nneeds: [demo.draw, demo.drwa]\n',
      'content/docs/a.md:4:20: error: `needs` names `demo.drwa`, which is not a function, event or type of the reference. / Did you mean `demo.draw`?',
    ],
    [
      'groups:\n  - demo\n  - dmeo\n',
      'content/docs/a.md:5:5: error: `groups` names `dmeo`, which is not a group of the reference. / Did you mean `demo`?',
    ],
    [
      'events: [thre]\n',
      'content/docs/a.md:3:10: error: `events` names `thre`, which is not an event or a family of events of the reference. / Did you mean `three`?',
    ],
    [
      'events: [demo.draw]\n',
      'content/docs/a.md:3:10: error: `events` names `demo.draw`, which is not an event or a family of events of the reference. / Correct it, or remove it.',
    ],
    [
      'needs: [demo.draw]\n',
      'content/docs/a.md:3:1: warning: `needs` has no effect without a `task`. / Add a line such as `task: Draw something`, or remove this one.',
    ],
  ])('%j is reported where it is', async (lines, problem) => {
    expect(await problems(lines)).toEqual([problem]);
  });

  it('are not reported where they are right, or may be', async () => {
    expect(
      await problems('task: T\nneeds: [demo, event.main.one]\ngroups: [demo]\nevents: [event.main, one]\n'),
    ).toEqual([]);
    expect(await problems('groups: [gone]\nevents: [event.main.gone]\n', ['gone'])).toEqual([]);
  });
});
