import { describe, expect, it } from 'vitest';
import { checkLua } from '../../../../src/node/lua/index.ts';
import { check } from './support.ts';

describe('syntax', () => {
  it('reports the first syntax error at its place', () => {
    const block = { code: 'local a\n  local = 1', file: 'a.md', line: 10, column: 4 };
    expect(checkLua([block], { groups: [], events: [], families: [], types: [] })).toEqual([
      {
        severity: 'error',
        file: 'a.md',
        line: 11,
        column: 12,
        message: "The Lua code does not parse: <name> expected near '='.",
        fix: 'Correct the code, or name another language after the fence if it is not Lua.',
      },
    ]);
  });

  it('says how to go on with a loop', () => {
    expect(check('for i = 1, 2 do\n  if i == 1 then\n    continue\n  end\nend')).toEqual([
      expect.stringMatching(/ \/ Lua has no `continue`: write `goto continue`, /),
    ]);
  });

  it('checks nothing else on a site without an API', () => {
    const block = { code: 'anything.goes(here)', file: 'a.md', line: 1 };
    expect(checkLua([block], { groups: [], events: [], families: [], types: [] })).toEqual([]);
  });
});

describe('marks after the fence', () => {
  it('`mistake` takes what is wrong', () => {
    expect(check({ code: 'lamp.lgo()', mistake: true }, { code: 'local a = 5 // 2', mistake: true })).toEqual(
      [],
    );
  });

  it('`mistake` on code without a mistake is reported at the fence', () => {
    expect(check('', { code: 'lamp.log("x")', mistake: true })).toEqual([
      '100:1 The code is marked `mistake`, but nothing is wrong with it. / Remove the mark.',
    ]);
  });

  it('`no-check` leaves names alone, but not the syntax', () => {
    expect(check({ code: 'lamp.lgo()', unchecked: 'a later version' })).toEqual([]);
    expect(check({ code: 'lamp.lgo(', unchecked: 'a later version' })).toEqual([
      expect.stringContaining('does not parse'),
    ]);
  });

  it('`no-check` needs a reason', () => {
    expect(check('', { code: 'lamp.lgo()', unchecked: '' })).toEqual([
      '100:1 `no-check` has no reason. / Write `no-check="..."` with the reason.',
    ]);
  });
});
