import { explainFileError, isFileError } from '../../diagnostics/file-error.ts';
import { ProblemsError } from '../../diagnostics/problem.ts';
import { checkNpmOptions } from './npm-options.ts';
import { flag, type Option, type Options, parseArguments, UsageError, type Values } from './options.ts';

/** A command of `run.mjs`. */
export interface Command<O extends Options> {
  name: string;
  /** What it does, one or two sentences. */
  summary: string;
  options: O;
  /** What its arguments without an option are called; each is needed. */
  operands?: string[];
  /** Exit status when it cannot do its work; 1 when absent. */
  failure?: number;
  /** Runs it and returns the exit status. */
  action(values: Values<O>, operands: string[]): Promise<number>;
}

/** Creates the `run` function of a command's module: reads options, answers `--help`, reports mistakes. */
export function defineCommand<O extends Options>(command: Command<O>): (argv: string[]) => Promise<number> {
  const options = { ...command.options, help: HELP };
  return async (argv) => {
    try {
      const { operands = [] } = command;
      const written = argv.map((argument) => (argument === '-h' ? '--help' : argument));
      checkNpmOptions(command.name, { argv, options: command.options, env: process.env });
      const { values, found } = parseArguments(written, options, operands);
      if (values.help) {
        console.log(helpText(command, options));
        return 0;
      }
      const missing = operands[found.length];
      if (missing !== undefined)
        throw new UsageError(
          `\`${missing}\` is missing. Write \`npm run ${command.name} -- ${operands.join(' ')}\`.`,
        );
      return await command.action(values as Values<O>, found);
    } catch (error) {
      console.error(explain(error));
      return command.failure ?? 1;
    }
  };
}

/**
 * Returns the message for a mistake of the user or an error of the disk, or for several of them; any other error is a bug in
 * the engine and is thrown again.
 */
function explain(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(explain))].join('\n');
  if (error instanceof UsageError || error instanceof ProblemsError) return error.message;
  if (!isFileError(error) || error.path === undefined) throw error;
  const verb = /^(?:open|scandir|read|l?stat|statx|realpath)$/.test(error.syscall) ? 'read' : 'written';
  if (verb === 'read' && error.code === 'ENOENT')
    return `\`${error.path}\` does not exist.\n  Correct the path.`;
  const { message, fix } = explainFileError(error, error.path, verb);
  return `${message}\n  ${fix}`;
}

const HELP: Option<boolean> = flag('Show this text');

function helpText(
  { name, summary, operands = [] }: Pick<Command<Options>, 'name' | 'summary' | 'operands'>,
  options: Options,
): string {
  const rows = Object.entries(options).map(([option, { placeholder, description }]): [string, string] => [
    `--${option}${placeholder ? ` ${placeholder}` : ''}`,
    description,
  ]);
  const width = Math.max(...rows.map(([head]) => head.length));
  const lines = rows.map(([head, description]) => `  ${head.padEnd(width)}  ${description}`);
  const usage = ['[options]', ...operands].join(' ');
  return `Usage: npm run ${name} -- ${usage}\n\n${summary}\n\nOptions:\n${lines.join('\n')}`;
}
