import { describe, expect, it } from 'vitest';
import type { Call, CallFinder } from '../../../../../src/node/markdown/call-finder.ts';
import { blocksHtml } from '../../../../../src/node/markdown/flatten.ts';
import { makeRenderer, oneLine } from '../helper.ts';

const CALLS: Record<string, Omit<Call, 'target' | 'name'>> = {
  'api.trace': { signature: '(from, to?)', returns: ['fraction', 'hit'], summary: 'Traces a < b.' },
  'api.log': { signature: '(...)', returns: [], summary: 'Logs.' },
  frame: { signature: '', returns: [], fields: [], summary: 'Fires.' },
  hurt: {
    signature: '',
    returns: [],
    fields: ['who', 'by', 'health', 'armor', 'weapon', 'part'],
    summary: 'Hurts.',
  },
};

const finder: CallFinder = {
  find(name) {
    const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
    return call && { ...call, name, target: { href: `/s/${name}`, kind: 'Function' } };
  },
  isLost: (name) => name === 'lost',
  near: (name, among = Object.keys(CALLS)) => among.find((it) => it[0] === name[0]),
};

async function read(block: string, calls: CallFinder | undefined = finder) {
  const { renderer, problems } = await makeRenderer();
  const { blocks } = renderer.article('a.md', `---\ntitle: T\n---\n${block}\n`, calls);
  const html = blocks.flatMap((it) => (it.type === 'calls' ? [it.html] : [])).join('');
  const rows = [...html.matchAll(/<code>(.*?)<\/code><p>(.*?)<\/p>/g)].map(([, head = '', text]) => [
    head.replaceAll(/<[^>]*>/g, ''),
    text,
  ]);
  return { blocks, html, rows, problems: problems.map(oneLine) };
}

describe('a block of calls', () => {
  it('shows functions and events in the order in which it names them', async () => {
    const { rows, html, problems } = await read(':::calls\napi.log\nframe, api.trace\n\nhurt\n:::');
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      ['api.log(...)', 'Logs.'],
      ['frame', 'Fires.'],
      ['api.trace(from, to?) →\u00a0fraction, hit', 'Traces a &lt; b.'],
      ['hurt e.who, e.by, e.health, e.armor, e.weapon,\u00a0…', 'Hurts.'],
    ]);
    expect(html).toContain('<a href="/s/api.trace" data-kind="Function">api.trace</a>');
    expect(html).toMatch(/^<ul class="calls" data-sheet="calls">/);
  });

  it('shows the fields of an event that it names', async () => {
    const { rows, problems } = await read(
      ':::calls\nhurt(by, who) api.log\nhurt (who, by, health, armor, weapon, part)\n:::',
    );
    expect(problems).toEqual([]);
    expect(rows.map(([head]) => head)).toEqual([
      'hurt e.by, e.who,\u00a0…',
      'api.log(...)',
      'hurt e.who, e.by, e.health, e.armor, e.weapon, e.part',
    ]);
  });

  it('is not in the text that is searched: each call is found by its own page', async () => {
    const { blocks } = await read('Before.\n\n:::calls\napi.log\n:::');
    expect(blocksHtml(blocks)).not.toContain('Logs');
  });

  it.each([
    [
      ':::calls\napi.log\nframe, api.tarce\n:::',
      'a.md:6:8: error: `api.tarce` is not a function or event of the reference. / Did you mean `api.trace`?',
    ],
    [
      ':::calls\nconstructor\n:::',
      'a.md:5:1: error: `constructor` is not a function or event of the reference. / Correct the name, or remove it.',
    ],
    [
      ':::calls\nhurt(who, heath)\n:::',
      'a.md:5:11: error: `heath` is not a field of `hurt`. / Did you mean `health`?',
    ],
    [
      ':::calls\n  api.log(who)\n:::',
      'a.md:5:3: error: `api.log` is followed by parentheses, which only events have, for their fields. / Write `api.log`.',
    ],
    [
      ':::calls\n:::',
      'a.md:4:1: error: `:::calls` has no names. / Write names of functions and events, one per line.',
    ],
    [
      ':::calls\n- api.log\n:::',
      'a.md:5:1: error: `:::calls` has `-` before a name, as in a list. / Write only names, one per line or separated by commas.',
    ],
    [
      ':::calls\n`api.log`\n:::',
      'a.md:5:1: error: ``api.log`` is not a function or event of the reference. / Did you mean `api.log`?',
    ],
    [':::calls[Draw]\napi.log\n:::', 'a.md:4:1: error: `:::calls` has a title. / Write a heading above it.'],
    [
      ':::calls\napi.log',
      'a.md:4:1: error: `:::calls` is not closed. / Add a line `:::` where it ends. A block around others needs more colons than they have: `::::`.',
    ],
  ])('%j is reported where it is wrong', async (block, problem) => {
    expect((await read(block)).problems).toContain(problem);
  });

  it('is reported where there may be none', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', '---\ntitle: T\n---\n:::calls\napi.log\n:::\n');
    expect(problems.map(oneLine)).toEqual([
      'a.md:4:1: error: `:::calls` works only in pages of the docs. / Name the functions in the text.',
    ]);
  });
});
