import { describe, expect, test } from 'vitest';
import { installPackage } from '../../../scripts/support/system-package.ts';

const LOCKED = [
  'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 71 (apt-get)\nE: Unable to lock directory',
  'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
];

/** A package manager that gives these answers, the last one for good, and notes what it was asked. */
function aptThat(...answers: { status: number; output: string }[]) {
  const asked: string[] = [];
  const run = async (args: string[]) => {
    asked.push(args.join(' '));
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 1, output: '' };
  };
  return { asked, run, pause: 1, patience: 20 };
}

const done = { status: 0, output: 'done' };

describe('packages of the system', () => {
  test.each(LOCKED)('are installed once nobody else uses the package manager: %s', async (output) => {
    const apt = aptThat(
      { status: 100, output },
      done,
      { status: 100, output },
      { status: 100, output },
      done,
    );
    expect(await installPackage(['luajit'], apt)).toEqual({ ok: true, output: 'done' });
    expect(apt.asked).toEqual([
      'update',
      'update',
      'install -y luajit',
      'install -y luajit',
      'install -y luajit',
    ]);
  });

  test('are not waited for without end', async () => {
    const apt = aptThat({ status: 100, output: LOCKED[1] ?? '' });
    expect((await installPackage(['luajit'], apt)).ok).toBe(false);
    expect(apt.asked).toHaveLength(21);
  });

  test('are the first that is there', async () => {
    const missing = { status: 100, output: 'E: Unable to locate package chromium-headless-shell' };
    const apt = aptThat(done, missing, done);
    expect((await installPackage(['chromium-headless-shell', 'chromium'], apt)).ok).toBe(true);
    expect(apt.asked).toEqual(['update', 'install -y chromium-headless-shell', 'install -y chromium']);
  });

  test('that are nowhere are tried once, and the last answer tells why', async () => {
    const missing = { status: 100, output: 'E: Unable to locate package luajit' };
    const apt = aptThat(done, missing);
    expect(await installPackage(['luajit'], apt)).toEqual({ ok: false, output: missing.output });
    expect(apt.asked).toHaveLength(2);
  });
});
