import { expect, test } from 'vitest';
import { explainBundlerError } from '../../../../src/node/bundle/bundler-error.ts';
import { formatProblem, ProblemsError } from '../../../../src/node/diagnostics/problem.ts';

/** The message of a build on a full disk, without its stack. */
const FULL = `Build failed with 1 error:

[UNHANDLEABLE_ERROR] Something went wrong inside rolldown, please report this problem.
Failed to write file in /srv/my docs/.cache/engine/6bb3/server/render-page.js

Caused by:
    No space left on device (os error 28)
`;

function explained(message: string): string[] {
  const error = explainBundlerError(new Error(message), '/srv/engine');
  return error instanceof ProblemsError ? error.problems.map(formatProblem) : [];
}

test('a bundler that finds no room says so with the file and the fix, not with its own insides', () => {
  const file = '/srv/my docs/.cache/engine/6bb3/server/render-page.js';
  expect(explained(FULL)).toEqual([
    `${file}: error: \`${file}\` cannot be written: the disk is full (ENOSPC).\n  Free space, and try again.`,
  ]);
  expect(explained('Read-only file system (os error 30)')).toEqual([
    '/srv/engine: error: `/srv/engine` cannot be written: the disk is read-only (EROFS).\n' +
      '  Choose a location on another disk.',
  ]);
});

test('other errors of it stay as they are', () => {
  for (const error of [new Error('Expected `;` (1:2)'), new Error('x (os error 2)'), 'text', undefined])
    expect(explainBundlerError(error, '/srv/engine')).toBe(error);
});
