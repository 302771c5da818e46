import { existsSync } from 'node:fs';
import { checkLuaFormat, formatLuaCode, holdsLuaCode } from './format-lua.ts';
import { formatStep, runProgram } from './steps.ts';

/**
 * Runs Biome's formatter, which sorts imports too, without its linter; and StyLua over the Lua code of definitions and
 * texts.
 *
 * @param write Changes the files, instead of showing what would change.
 * @param paths Files and folders; the whole project when there are none.
 * @returns whether nothing is left to do.
 */
export async function runFormatter(write: boolean, paths: string[]): Promise<boolean> {
  const missing = paths.find((path) => !path.startsWith('-') && !existsSync(path));
  if (missing !== undefined) {
    console.error(`\`${missing}\` does not exist. Correct the path.`);
    return false;
  }
  const lua = paths.filter(holdsLuaCode);
  const others = paths.filter((path) => !lua.includes(path));
  let isDone = true;
  if (paths.length === 0 || lua.length) {
    if (write) await formatLuaCode(lua);
    else {
      const step = await checkLuaFormat(lua);
      console.log(formatStep(step));
      isDone = step.ok;
    }
  }
  if (paths.length && !others.length) return isDone;
  const { ok } = await runProgram({
    name: 'format',
    script: '@biomejs/biome/bin/biome',
    args: [
      'check',
      '--linter-enabled=false',
      ...(write ? ['--write'] : []),
      ...(others.length ? others : ['.']),
    ],
    live: true,
  });
  return ok && isDone;
}
