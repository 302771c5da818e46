import { lastLine, runProcess } from './steps.ts';
import { installPackage } from './system-package.ts';

/** The program that runs Lua scripts, or why there is none. */
export type Lua = { path: string } | { problem: string };

let lua: Promise<Lua> | undefined;

/** Finds LuaJIT, and installs the package of Debian when there is none and the user may do that. */
export function ensureLua(): Promise<Lua> {
  lua ??= findOrInstall();
  return lua;
}

async function findOrInstall(): Promise<Lua> {
  const named = process.env.LUAJIT;
  const path = named ?? 'luajit';
  if (await starts(path)) return { path };
  if (named !== undefined)
    return {
      problem: `The environment variable LUAJIT names \`${named}\`, which does not start. Correct its path, or unset it.`,
    };
  console.log('Installing LuaJIT for the scripts of guides and snippets ...');
  const installation = await installPackage(['luajit']);
  if (installation.ok && (await starts(path))) return { path };
  return {
    problem: [
      'The scripts of guides and snippets need LuaJIT, which could not be installed.',
      `System package: ${installation.ok ? 'the program does not start' : lastLine(installation.output)}`,
      'Install LuaJIT, or set the environment variable LUAJIT to its path.',
    ].join('\n'),
  };
}

async function starts(path: string): Promise<boolean> {
  return (await runProcess(path, ['-v'])).status === 0;
}
