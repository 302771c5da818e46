import { delimiter } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { systemBrowserPaths } from '../../../scripts/support/browser.ts';
import { formatStep, runProcess, timeStep } from '../../../scripts/support/steps.ts';
import { summarise } from '../../../src/node/commands/support/build-and-report.ts';
import type { Problem } from '../../../src/node/diagnostics/problem.ts';

const problem = (severity: Problem['severity']): Problem => ({ severity, file: 'a.md', message: 'x' });

describe('the last line of a build', () => {
  it.each([
    [{ problems: [], ok: true, pages: 652, seconds: 2.41 }, 'Built 652 pages in 2.4 s.'],
    [{ problems: [problem('warning')], ok: true, pages: 1, seconds: 0 }, 'Built 1 page in 0.0 s, 1 warning.'],
    [
      { problems: [problem('error'), problem('warning'), problem('error')], ok: false, pages: 0, seconds: 1 },
      'Build failed: 2 errors, 1 warning.',
    ],
    [{ problems: [], ok: false, pages: 0, seconds: 1 }, 'Build failed: no page was written.'],
  ])('%j', (build, line) => {
    expect(summarise(build)).toBe(line);
  });
});

test('a browser is looked for where the environment says, then in the usual places, each once', () => {
  const PATH = ['/usr/bin', '/opt/bin'].join(delimiter);
  expect(systemBrowserPaths({ CHROMIUM: '/my/chromium', PATH })).toEqual([
    '/my/chromium',
    '/usr/bin/chromium-headless-shell',
    '/opt/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/opt/bin/chromium',
  ]);
  expect(systemBrowserPaths({})).toEqual(['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']);
});

test('a step is one line, and its output follows only when it failed', () => {
  const step = { name: 'types', seconds: 1.26, output: 'a.ts: wrong\n' };
  expect(formatStep({ ...step, ok: true })).toBe('ok      types (1.3 s)');
  expect(formatStep({ ...step, ok: false })).toBe('failed  types (1.3 s)\na.ts: wrong\n');
});

test('a letter of several bytes is whole wherever the pieces of the output end', async () => {
  const script = "process.stdout.write('a' + 'é'.repeat(200_000))";
  const { output } = await runProcess(process.execPath, ['-e', script]);
  expect(output === `a${'é'.repeat(200_000)}`).toBe(true);
});

test('a program answers with its status and what it printed; one that cannot start fails', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(4)';
  const { status, output } = await runProcess(process.execPath, ['-e', script]);
  expect(status).toBe(4);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
  expect((await runProcess('/no/such/program', [])).status).toBe(1);
});

test('an exception in a step is a failure with its message', async () => {
  const step = await timeStep('x', () => Promise.reject(new Error('broken')));
  expect(step).toMatchObject({ name: 'x', ok: false, output: 'Error: broken' });
});
