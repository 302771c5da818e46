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
    const { file, seconds, frame } = readArguments(args);
    if (file === undefined || !(seconds > 0)) {
      console.error('Name a file, and a number of seconds above 0. See `npm run lua -- --help`.');
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

function readArguments(args: string[]): { file?: string; seconds: number; frame?: string } {
  const rest = [...args];
  const take = (name: string) => {
    const at = rest.indexOf(name);
    if (at < 0) return undefined;
    const takesValue = rest[at + 1] !== undefined && !rest[at + 1]?.startsWith('-');
    return rest.splice(at, takesValue ? 2 : 1)[1] ?? '';
  };
  const [file] = args[0]?.startsWith('-') ? [] : rest.splice(0, 1);
  const [seconds, frame] = [take('--seconds'), take('--frame')];
  return {
    ...(file !== undefined && { file }),
    seconds: seconds === undefined ? 1 : Number(seconds),
    ...(frame !== undefined && { frame }),
  };
}
