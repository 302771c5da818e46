import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { lastLine, runProcess, runProgram } from './steps.ts';
import { installPackage } from './system-package.ts';

/** The browser for tests: a program of the system, or Playwright's own when no path is given. */
export type Browser = { path?: string } | { problem: string };

/** Packages of Debian with a Chromium, and the names of their programs. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * Finds a Chromium that starts, and installs one when there is none: first Playwright's own, then, where the
 * user may do that, the system's package.
 */
export async function ensureBrowser(): Promise<Browser> {
  const found = (await findSystemBrowser()) ?? (await findOwnBrowser());
  if (found) return found;
  console.log('Installing Chromium for the browser tests ...');
  const install = await runProgram({
    name: 'install',
    script: '@playwright/test/cli.js',
    args: ['install', 'chromium'],
  });
  const installed = install.ok && (await findOwnBrowser());
  if (installed) return installed;
  const packaged = await installPackage(PACKAGES);
  const system = packaged.ok && (await findSystemBrowser());
  if (system) return system;
  return {
    problem: [
      'The browser tests need Chromium, which could not be installed.',
      `Playwright: ${lastLine(install.output)}`,
      `System package: ${lastLine(packaged.output)}`,
      'Install Chromium, or set the environment variable CHROMIUM to its path.',
    ].join('\n'),
  };
}

/**
 * Returns the paths at which a Chromium of the system may be, the best first. The headless shell is the same browser
 * without windows of its own: a test takes little more than half the processor time with it.
 *
 * @example
 * systemBrowserPaths({ CHROMIUM: '/opt/chromium', PATH: '/bin' })
 * // ['/opt/chromium', '/usr/bin/chromium-headless-shell', '/bin/chromium-headless-shell', '/usr/bin/chromium', ...]
 */
export function systemBrowserPaths(env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = PACKAGES.flatMap((name) => ['/usr/bin', ...folders].map((folder) => join(folder, name)));
  return [...new Set([...(env.CHROMIUM ? [env.CHROMIUM] : []), ...paths])];
}

async function findSystemBrowser(): Promise<Browser | undefined> {
  for (const path of systemBrowserPaths(process.env)) {
    if (await starts(path)) return { path };
  }
  return undefined;
}

async function findOwnBrowser(): Promise<Browser | undefined> {
  const { chromium } = await import('@playwright/test');
  return (await starts(chromium.executablePath())) ? {} : undefined;
}

/**
 * Returns whether a browser starts. An installed one may lack libraries of the system, so it is asked for its version.
 */
async function starts(path: string): Promise<boolean> {
  return existsSync(path) && (await runProcess(path, ['--version'])).status === 0;
}
