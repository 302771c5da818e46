import { nearest } from '../src/node/diagnostics/nearest.ts';
import { ScriptStopped } from './lua/run-job.ts';
import { showFrame, showScript } from './lua/show.ts';
import { ensureLua } from './support/lua.ts';
import { defineRunner } from './support/runner.ts';

/** `npm run lua` */
export const run = defineRunner({
  name: 'lua',
  summary: `Runs a script against a stub of the API: in a game with other players, with its checkboxes ticked. Prints what it
logged and drew, and then how its scenarios went.

FILE is a Lua file, or a guide and a title: content/docs/guides/drawing.md#status.lua
--seconds N      seconds to run it (default: 1)
--frame          print the last frame with drawing as one line of JSON, and nothing else
--frame NAME     the same with a frame that a scenario of the script has kept: keep_frame("NAME")`,
  usage: 'FILE [--seconds N] [--frame [NAME]]',
  async action(args) {
    const lua = await ensureLua();
    if ('problem' in lua) {
      console.error(lua.problem);
      return false;
    }
    const { file, seconds, frame, unknown } = readArguments(args);
    if (unknown !== undefined) {
      const near = nearest(unknown, ['--seconds', '--frame', '--help']);
      const fix = near ? `Did you mean \`${near}\`?` : 'The options are `--seconds`, `--frame`, `--help`.';
      console.error(`Unknown argument \`${unknown}\`. ${fix}`);
      return false;
    }
    if (file === undefined) {
      console.error('`FILE` is missing. Write `npm run lua -- FILE`.');
      return false;
    }
    if (!(seconds > 0)) {
      console.error('`--seconds` needs a number above 0. Write `--seconds N`.');
      return false;
    }
    const shown =
      frame === undefined ? showScript(lua.path, file, seconds) : showFrame(lua.path, file, seconds, frame);
    return shown.catch((error: unknown) => {
      if (!(error instanceof ScriptStopped)) throw error;
      console.error(error.message);
      return false;
    });
  },
});

function readArguments(args: string[]): {
  file?: string;
  seconds: number;
  frame?: string;
  unknown?: string;
} {
  const rest = [...args];
  const take = (name: string) => {
    const at = rest.indexOf(name);
    if (at < 0) return undefined;
    const takesValue = rest[at + 1] !== undefined && !rest[at + 1]?.startsWith('-');
    return rest.splice(at, takesValue ? 2 : 1)[1] ?? '';
  };
  const takeFile = () => (rest[0]?.startsWith('-') ? undefined : rest.shift());
  const first = takeFile();
  const [seconds, frame] = [take('--seconds'), take('--frame')];
  const file = first ?? takeFile();
  return {
    ...(file !== undefined && { file }),
    seconds: seconds === undefined ? 1 : Number(seconds),
    ...(frame !== undefined && { frame }),
    ...(rest[0] !== undefined && { unknown: rest[0] }),
  };
}
