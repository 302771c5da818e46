import { describe, expect } from 'vitest';
import { runJob, ScriptStopped } from '../../scripts/lua/run-job.ts';
import { api, luajit, luaTest } from './support.ts';

/** Runs a script whose calls may take a moment. */
const run = (source: string, beside: Record<string, string> = {}) =>
  runJob(luajit, {
    mode: 'show',
    api,
    scripts: { 'a.lua': source, ...beside },
    main: 'a.lua',
    seconds: 0.05,
    limit: 0.2,
  });

const loop = 'local n = 0\nwhile true do n = n + 1 end';

describe('a script that does not return is stopped', () => {
  const cases: [where: string, place: string, source: string, beside?: Record<string, string>][] = [
    ['while it is loaded', 'a.lua:2', loop],
    [
      'in a callback',
      'a.lua:3',
      'client.set_event_callback("paint", function()\nlocal n = 0\nwhile true do n = n + 1 end\nend)',
    ],
    ['in a module', 'b.lua:2', 'require("b")', { 'b.lua': loop }],
    ['while it catches errors', 'a.lua:1', 'while true do pcall(error) end'],
    [
      'after a nested call',
      'a.lua:4',
      'client.set_event_callback("x", function() end)\nclient.fire_event("x")\nlocal n = 0\nwhile true do n = n + 1 end',
    ],
    ['in a coroutine', 'a.lua:1', 'coroutine.wrap(function() while true do end end)()'],
  ];
  for (const [where, place, source, beside] of cases)
    luaTest(where, async () => {
      const error = await run(source, beside).catch((it: unknown) => it);
      expect(error).toBeInstanceOf(ScriptStopped);
      expect((error as Error).message).toBe(
        `${place}: still running after 0.2 seconds, and stopped.\n  Correct the loop or the call that never ends.`,
      );
    });
});

luaTest('a trace has the line of the call that failed', async () => {
  const { errors } = await run('local function f(t)\n  return t.x.y\nend\nlocal y = f({})');
  expect(errors).toEqual(["a.lua:2: attempt to index field 'x' (a nil value)\n  at a.lua:2\n  at a.lua:4"]);
});
