#!/usr/bin/env node
/**
 * Entry of every command: `node run.mjs build`. Plain JavaScript without packages, because it runs before
 * they are installed: it checks Node, installs what is missing, and hands over to `src/node/commands/<command>.ts`, or to
 * `scripts/<command>.ts` for work on the engine itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(fileURLToPath(import.meta.url));
const OLDEST_NODE = [20, 19];

const COMMANDS = {
  start: 'Build the site and serve it',
  dev: 'Serve the site while you write it',
  build: 'Build the site',
  serve: 'Serve a built site',
  check: 'Check types, style, dead code, spelling, imports, content and unit tests',
  'check-size': 'Check bytes and requests of this site against their limits',
  test: 'Run every check and every test',
  'test-unit': 'Run unit tests, all or those of some files',
  'test-e2e': 'Run tests in a browser, all or those of some files',
  format: 'Format the code',
  'format-check': 'Show what `format` would change',
  lua: 'Run a script against a stub of the API',
  pictures: 'Draw the pictures of what scripts draw',
  bench: 'Measure builds, pages, the server and the search',
  acceptance: 'List the acceptance criteria that tests prove',
  'api-diff': 'Print what changed from one state of the API to another',
  'api-record': 'Record the state of the API for the API changelog',
  'config-docs': 'Write docs/configuration.md and the types of site.config.ts',
  dependencies: 'Write docs/packages.md',
  'content-report': 'Count what the pages of the reference contain',
  'i18n-extract': 'Write the texts to translate into i18n/<locale>/texts.json',
  'search-publish': 'Show the records for the hosted search, or send them',
  screenshots: 'Take screenshots of every kind of page',
  sbom: 'Write a bill of materials',
};

/** Commands that need what only a clone of the engine's repository has: its tests and the tools for them. */
const FOR_CLONES = new Set([
  'check',
  'check-size',
  'test',
  'test-unit',
  'test-e2e',
  'format',
  'format-check',
  'lua',
  'pictures',
  'bench',
  'acceptance',
  'config-docs',
  'dependencies',
  'screenshots',
  'sbom',
]);

/** Whether this is a clone. A package has no lock file: npm leaves it out. */
const IS_CLONE = existsSync(join(ROOT, 'package-lock.json'));

// Whoever has read enough, such as `head`, closes the pipe: the command goes on, and nobody hears of the rest.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
// Watchers and sockets that a failed command left open must not keep the process.
setTimeout(() => process.exit(), 500).unref();

async function main([command, ...argv]) {
  if (!currentFolderIsThere()) {
    console.error('The current folder no longer exists.\n  Change to another folder.');
    return 1;
  }
  if (command === undefined || ['--help', '-h', 'help'].includes(command)) {
    console.log(helpText());
    return command === undefined ? 1 : 0;
  }
  if (!Object.hasOwn(COMMANDS, command)) {
    const meant = commandLike(command);
    const fix = meant ? ` Did you mean \`${meant}\`?` : '';
    console.error(`Unknown command \`${command}\`.${fix}\n\n${helpText()}`);
    return 1;
  }
  if (!nodeIsNewEnough()) {
    console.error(
      `Node ${process.versions.node} is too old. Install Node ${OLDEST_NODE.join('.')} or newer.`,
    );
    return 1;
  }
  if (!IS_CLONE && FOR_CLONES.has(command)) {
    console.error(`\`${command}\` is for work on the engine itself. Run it in a clone of its repository.`);
    return 1;
  }
  if (!packagesAreThere() && !installPackages()) return 1;
  // Here, because an install runs no scripts. A copy without them, or without git, works too.
  if (IS_CLONE) await import('./scripts/set-git-hooks.mjs').catch(() => {});
  const { loadCommand } = await import('./src/node/bundle/own-code.mjs');
  const bundled = await loadCommand(command);
  const [esm, cjs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')]);
  esm.register({ tsconfig: join(ROOT, 'tsconfig.json') });
  // For a site.config.ts in a folder whose package.json does not say that files are modules.
  cjs.register();
  const folder = FOR_CLONES.has(command) ? 'scripts' : 'src/node/commands';
  const { run } = bundled ?? (await import(`./${folder}/${command}.ts`));
  return run(argv);
}

/** The command with the same letters, or with one more or one fewer. npm scripts have colons in their names, options dashes. */
function commandLike(word) {
  const letters = (text) => [...text.toLowerCase().replaceAll(':', '-').replace(/^-+/, '')].sort().join('');
  const without = (text) => [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1));
  const found = letters(word);
  return [...Object.keys(COMMANDS), 'help'].find((name) => {
    const own = letters(name);
    return own === found || without(own).includes(found) || without(found).includes(own);
  });
}

function helpText() {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const rows = Object.entries(COMMANDS).map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  return `Usage: node run.mjs <command> [options]\n\nCommands:\n${rows.join('\n')}\n\nRun a command with --help to see its options.`;
}

function currentFolderIsThere() {
  try {
    return existsSync(process.cwd());
  } catch {
    return false;
  }
}

function nodeIsNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/**
 * Whether everything is installed. Whoever has the engine as a package of another project got what it needs with it,
 * in a folder of that project.
 */
function packagesAreThere() {
  if (IS_CLONE) return packagesMatchLock();
  try {
    return Boolean(createRequire(import.meta.url).resolve('tsx/esm/api'));
  } catch {
    return false;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm notes what it installed in a lock file of
 * its own; packages for other platforms are missing there, and are optional here. Takes 3 ms.
 */
function packagesMatchLock() {
  const installed = readPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const wanted = readPackages(join(ROOT, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function readPackages(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function installPackages() {
  console.log('Installing packages (npm install) ...');
  const windows = process.platform === 'win32';
  const { status, error } = spawnSync(
    'npm',
    // Not `npm ci`, which first removes what is there. `--no-save` keeps both package files as they are.
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      shell: windows,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status === 0) return true;
  const reason = error ? `npm cannot be run: ${error.message}` : `npm install ended with status ${status}`;
  console.error(`The packages could not be installed: ${reason}. Run \`npm install\` in ${ROOT} to see why.`);
  return false;
}
