import { explainFileError, isFileError } from '../../diagnostics/file-error.ts';
import { ProblemsError } from '../../diagnostics/problem.ts';
import { flag, type Option, type Options, parseOptions, UsageError, type Values } from './options.ts';

/** A command of `run.mjs`. */
export interface Command<O extends Options> {
  name: string;
  /** What it does, one or two sentences. */
  summary: string;
  options: O;
  /** Runs it and returns the exit status. */
  action(values: Values<O>): Promise<number>;
}

/** Creates the `run` function of a command's module: reads options, answers `--help`, reports mistakes. */
export function defineCommand<O extends Options>(command: Command<O>): (argv: string[]) => Promise<number> {
  const options = { ...command.options, help: HELP };
  return async (argv) => {
    try {
      const values = parseOptions(argv, options);
      if (values.help) {
        console.log(helpText(command.name, command.summary, options));
        return 0;
      }
      return await command.action(values as Values<O>);
    } catch (error) {
      console.error(explain(error));
      return 1;
    }
  };
}

/**
 * Returns the message of a mistake of the user, or of the disk; any other error is a bug in the engine and is thrown
 * again.
 */
function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof ProblemsError) return error.message;
  if (!isFileError(error) || error.path === undefined) throw error;
  const verb = /^(?:open|scandir|read|l?stat|statx|realpath)$/.test(error.syscall) ? 'read' : 'written';
  const { message, fix } = explainFileError(error, error.path, verb);
  return `${message}\n  ${fix}`;
}

const HELP: Option<boolean> = flag('Show this text');

function helpText(name: string, summary: string, options: Options): string {
  const rows = Object.entries(options).map(([option, { placeholder, description }]): [string, string] => [
    `--${option}${placeholder ? ` ${placeholder}` : ''}`,
    description,
  ]);
  const width = Math.max(...rows.map(([head]) => head.length));
  const lines = rows.map(([head, description]) => `  ${head.padEnd(width)}  ${description}`);
  return `Usage: npm run ${name} -- [options]\n\n${summary}\n\nOptions:\n${lines.join('\n')}`;
}
