import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { OPTIMISE_AFTER, optimiseLess } from '../../../../src/node/build/optimise.ts';

/** The options that are set for a version of Node. */
function optionsFor(version: string): string[] {
  const set: string[] = [];
  optimiseLess(version, (flag) => set.push(flag));
  return set;
}

test.runIf(process.versions.node.startsWith('20.'))(
  'Node 20 has to run a function for longer than it would',
  () => {
    const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    const [, usual] = new RegExp(`default: ${OPTIMISE_AFTER}=(\\d+)`).exec(options) ?? [];
    expect(Number(usual)).toBeGreaterThan(0);
    const [option = ''] = optionsFor('20.19.0');
    expect(option.startsWith(`${OPTIMISE_AFTER}=`)).toBe(true);
    expect(Number(option.split('=')[1])).toBeGreaterThan(Number(usual));
  },
);

test('other versions of Node, which would complain about the option, do not get it', () => {
  expect(optionsFor('22.20.0')).toEqual([]);
  expect(optionsFor('24.21.0')).toEqual([]);
});
