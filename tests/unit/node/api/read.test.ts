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
      /error: `symbols\.symbol:client\.log\.kind` is `"spell"`: expected one of/,
    );
    expect(faultsOf({ ...SNAPSHOT, date: '2026-02-30' })).toContain('`date` is `"2026-02-30"`');
    expect(faultsOf({ ...SNAPSHOT, more: 1 })).toContain('`more` is not a field of the format.');
    expect(faultsOf({ ...SNAPSHOT, symbols: undefined })).toContain('`symbols` is missing');
  });

  test('JSN-07: the line and column of the value, or of what it is in', () => {
    const lines = (...symbols: string[]) =>
      `{\n  "kind": "snapshot",\n  "formatVersion": 1,\n  "date": "2026-11-22",\n  "symbols": {\n${symbols.join(',\n')}\n  }\n}`;
    const log = '"symbol:client.log": { "kind": "function", "text": "a" }';
    expect(faults(lines(log).replace('1,', '2,'))).toContain('old.json:3:3: error: `formatVersion` is `2`');
    expect(faults(lines(log).replace('-22', '-31'))).toContain(
      'old.json:4:3: error: `date` is `"2026-11-31"`: expected a date such as `2026-11-22`.',
    );
    expect(faults(lines(log, log))).toContain(
      'old.json:7:1: error: `symbol:client.log` is written twice; the first is on line 6.',
    );
    expect(faults(lines(log.replace('symbol:', '')))).toContain(
      'old.json:6:1: error: `symbols.client.log` is not a reference such as `symbol:client.log`.',
    );
    expect(faults(lines(log.replace('"text"', '"params": [{ "nam": "x" }], "text"')))).toContain(
      'old.json:6:57: error: `symbols.symbol:client.log.params[0].nam` is not a field of the format.',
    );
    expect(faults(lines(log.replace(', "text": "a"', '')))).toContain('old.json:6:1: error: ');
  });
});
