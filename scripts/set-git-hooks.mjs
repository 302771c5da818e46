/**
 * Sets git up to run the hooks in `.githooks`. Every command of a clone starts it (`run.mjs`), because an install runs no
 * scripts. Plain JavaScript without packages, like the commands' entry. It changes nothing where the hooks are not wanted: in
 * CI, outside a clone, in a package of another project, and where someone has hooks of their own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

if (!process.env.CI && !hasHooksPath() && isTopOfClone() && !hasHooks())
  git('config', 'core.hooksPath', '.githooks');

/** A package of another project is in a folder of that project's clone, or in none. */
function isTopOfClone() {
  return git('rev-parse', '--show-prefix') === '';
}

/** Already set up, or the user has other hooks. */
function hasHooksPath() {
  return git('config', 'core.hooksPath') !== undefined;
}

/** A hooks path hides the hooks in `.git/hooks`, which other tools may have written there. */
function hasHooks() {
  const folder = git('rev-parse', '--path-format=absolute', '--git-path', 'hooks');
  return (
    Boolean(folder) && existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith('.sample'))
  );
}

/** Returns what git prints; `undefined` when it fails or is not there. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
