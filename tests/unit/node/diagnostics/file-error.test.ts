import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { explainFileError, isFileError } from '../../../../src/node/diagnostics/file-error.ts';

test.each([
  ['ENOSPC', 'written', 'the disk is full'],
  ['EDQUOT', 'written', 'the disk quota of this account is used up'],
  ['EROFS', 'written', 'the disk is read-only'],
  ['EACCES', 'written', 'permission denied'],
  ['EPERM', 'read', 'permission denied'],
  ['ENOENT', 'read', 'it no longer exists'],
  ['EBUSY', 'written', 'it is in use, or another disk is mounted there'],
  ['ENAMETOOLONG', 'written', 'its name is too long for this disk'],
] as const)('%s of a file to be %s is told in words, with what to do', (code, verb, why) => {
  const { message, fix } = explainFileError({ code, message: `${code}: words of the system` }, 'a/b', verb);
  expect(message).toBe(`\`a/b\` cannot be ${verb}: ${why} (${code}).`);
  expect(fix).toMatch(/^[A-Z].+\.$/);
});

test('a folder in the place of a file is told in the same words, whichever call found it', async () => {
  const error = { code: 'ERR_FS_EISDIR', message: 'Path is a directory: rm returned EISDIR' };
  expect(explainFileError(error, 'a', 'written').message).toContain('a folder with this name already exists');
  expect(isFileError(await rm('tests').catch((thrown: unknown) => thrown))).toBe(true);
});

test('a code without words of ours has those of the system', () => {
  const error = { code: 'ENXIO', message: "ENXIO: no such device or address, open 'a'" };
  expect(explainFileError(error, 'a', 'read').message).toBe(
    "`a` cannot be read: no such device or address, open 'a' (ENXIO).",
  );
});

test('errors of files are distinguished from others', async () => {
  const thrown = (work: Promise<unknown>) => work.catch((error: unknown) => error);
  expect(isFileError(await thrown(readFile('none/such')))).toBe(true);
  expect(isFileError(await thrown(writeFile('package.json/x', '')))).toBe(true);
  const refused = await new Promise((done) => connect(1, 'localhost').once('error', done));
  expect(isFileError(refused)).toBe(false);
  expect(isFileError(new TypeError('a mistake'))).toBe(false);
});
