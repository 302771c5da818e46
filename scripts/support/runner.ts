/** A command that hands its arguments to a program. */
interface Runner {
  name: string;
  /** What it does, and which arguments are useful. */
  summary: string;
  /** What may follow: `[FILE ...]`; empty when nothing may. */
  usage: string;
  /** Does it with the arguments and answers whether it went well. */
  action(args: string[]): Promise<boolean>;
}

/** Creates the `run` function of a command whose arguments are those of another program; only `--help` is its own. */
export function defineRunner({ name, summary, usage, action }: Runner): (argv: string[]) => Promise<number> {
  return async (argv) => {
    if (argv.includes('--help') || argv.includes('-h')) {
      console.log(`Usage: npm run ${name}${usage && ` -- ${usage}`}\n\n${summary}`);
      return 0;
    }
    if (usage === '' && argv.length > 0) {
      console.error(`\`npm run ${name}\` takes no arguments, found \`${argv.join(' ')}\`. Remove them.`);
      return 1;
    }
    return (await action(argv)) ? 0 : 1;
  };
}
