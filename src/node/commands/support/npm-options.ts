import { type Options, UsageError } from './options.ts';

/**
 * Reports the options that npm keeps for itself: without `--` before them, the command gets at most their values, and would
 * do something else than what was asked for.
 *
 * @param name The command, which npm runs as a script of this name.
 * @throws UsageError with the line to write.
 */
export function checkNpmOptions(
  name: string,
  { argv, options, env }: { argv: readonly string[]; options: Options; env: NodeJS.ProcessEnv },
): void {
  // Other package managers hand all options on, and use such variables for settings of their own.
  if (env.npm_lifecycle_event !== name || !env.npm_config_user_agent?.startsWith('npm/')) return;
  const taken = Object.entries(options).flatMap(([option, { placeholder }]) => {
    const value = env[`npm_config_${option.replaceAll('-', '_')}`];
    return value ? [{ option, placeholder, value }] : [];
  });
  if (!taken.length) return;
  const [first, ...more] = argv;
  const written = taken.map(({ option, placeholder, value }) => {
    if (!placeholder) return `--${option}`;
    // Of `--port 4000`, npm keeps the first part only.
    const left = taken.length === 1 && first && !first.startsWith('-') && !more.length ? first : placeholder;
    return `--${option} ${value === 'true' ? left : value}`;
  });
  const names = taken.map(({ option }) => `\`--${option}\``).join(' and ');
  throw new UsageError(
    `npm has kept ${names} for itself. Write \`npm run ${name} -- ${written.join(' ')}\`, with two hyphens before the options.`,
  );
}
