import { runProgram } from './steps.ts';

/**
 * Runs Biome's formatter, which sorts imports too, without its linter.
 *
 * @param options Options of Biome.
 * @param paths Files and folders; the whole project when there are none.
 * @returns whether nothing is left to do.
 */
export async function runFormatter(options: string[], paths: string[]): Promise<boolean> {
  const { ok } = await runProgram({
    name: 'format',
    script: '@biomejs/biome/bin/biome',
    args: ['check', '--linter-enabled=false', ...options, ...(paths.length > 0 ? paths : ['.'])],
    live: true,
  });
  return ok;
}
