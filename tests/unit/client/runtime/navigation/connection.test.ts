import { expect, test, vi } from 'vitest';
import { mayLoadAhead } from '../../../../../src/client/runtime/navigation/connection.ts';

test.each([
  ['PRE-06', 'empty information', {}, true],
  ['PRE-03', '2g', { effectiveType: '2g' }, false],
  ['PRE-03', 'slow-2g', { effectiveType: 'slow-2g' }, false],
  ['PRE-03', '3g', { effectiveType: '3g' }, true],
  ['PRE-03', '4g', { effectiveType: '4g', saveData: false }, true],
  ['PRE-04', 'data saver', { effectiveType: '4g', saveData: true }, false],
] as const)('%s: with %s, loading ahead is right', (_id, _name, connection, allowed) => {
  expect(mayLoadAhead(connection as { saveData?: boolean; effectiveType?: string })).toBe(allowed);
});

test('PRE-06: a browser without connection information may load ahead', () => {
  vi.stubGlobal('navigator', {});
  expect(mayLoadAhead()).toBe(true);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(mayLoadAhead()).toBe(false);
  vi.unstubAllGlobals();
});
