import { describe, expect, test } from 'vitest';
import { readApi } from '../../../../src/node/api/index.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';

const SNAPSHOT = {
  kind: 'snapshot',
  formatVersion: 1,
  date: '2026-11-22',
  symbols: { 'symbol:client.log': { kind: 'function', text: 'a' } },
};
const faults = (text: string) => (readApi('old.json', text).problems ?? []).map(formatProblem).join('\n');
const faultsOf = (data: unknown) => faults(JSON.stringify(data));

test('JSN-07: a snapshot is read', () => {
  expect(readApi('old.json', JSON.stringify(SNAPSHOT)).found).toEqual(SNAPSHOT);
});

describe('a wrong file is reported with its place, what was found and what was expected', () => {
  test('JSN-07: what is not JSON', () => {
    expect(faults('{\n  "kind": api\n}')).toBe(
      'old.json:2:11: error: The file is not JSON from here on: found `api`. Expected an `api.json` or a snapshot of one.\n' +
        '  Use the file exactly as the build or `npm run api:record` wrote it.',
    );
    expect(faults('{"kind": "api"')).toContain(
      'old.json:1:15: error: The file is not JSON from here on: found the end of the file.',
    );
    expect(faults('[1, 2,]')).toContain('old.json:1:7: ');
    expect(faults('["a\nb"]')).toContain('old.json:1:2: ');
    expect(faults('{"a": 01}')).toContain('old.json:1:7: ');
    expect(faults('{} {}')).toContain('old.json:1:4: ');
    for (const start of ['[', '{"a":'])
      expect(faults(start.repeat(100_000))).toContain(`old.json:1:${start.length * 100_000 + 1}: `);
    expect(faults(' \n')).toBe(
      'old.json: error: The file is empty, expected an `api.json` or a snapshot of one.\n' +
        '  Use the file exactly as the build or `npm run api:record` wrote it.',
    );
  });

  test('JSN-07: other JSON', () => {
    expect(faultsOf([1])).toContain('The file is `[1]`, expected an `api.json` or a snapshot');
    expect(faultsOf(null)).toContain('The file is `null`');
    expect(faultsOf({ name: 'x' })).toContain('`kind` is missing, expected');
  });

  test('JSN-07: another version of the format', () => {
    const message = '`formatVersion` is `2`, expected 1.';
    expect(faultsOf({ ...SNAPSHOT, formatVersion: 2 })).toContain(message);
    expect(faultsOf({ kind: 'api' })).toContain('`formatVersion` is missing, expected 1.');
  });

  test('JSN-07: a damaged shape', () => {
    const symbols = { 'symbol:client.log': { kind: 'spell', text: 'a' } };
    expect(faultsOf({ ...SNAPSHOT, symbols })).toMatch(
      /error: `symbols\.symbol:client\.log\.kind` is `"spell"`: Invalid option: expected one of/,
    );
    expect(faultsOf({ ...SNAPSHOT, date: '2026-02-30' })).toContain('`date` is `"2026-02-30"`');
    expect(faultsOf({ ...SNAPSHOT, more: 1 })).toContain('Unrecognized key: "more"');
    expect(faultsOf({ ...SNAPSHOT, symbols: undefined })).toContain('`symbols` is missing');
  });
});
