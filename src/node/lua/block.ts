import type { EntryDoc, EventDoc } from '../luacats/model.ts';
import { nearestName } from '../luacats/names.ts';
import { findHandlers, raisedEvents } from './events.ts';
import { evaluate, evaluateAll } from './expressions.ts';
import { rangeOf, type Statement } from './parse.ts';
import { resolveNames } from './resolve-names.ts';
import type { Run } from './run.ts';
import { type Binding, makeBinding, type Names } from './scope.ts';
import { enterFunction, runBody } from './statements.ts';
import { notNil, type State } from './values.ts';
import type { World } from './world.ts';

/** Values as other languages write them. */
const ELSEWHERE = new Map([
  ['null', 'nil'],
  ['NULL', 'nil'],
  ['None', 'nil'],
  ['undefined', 'nil'],
  ['True', 'true'],
  ['TRUE', 'true'],
  ['False', 'false'],
  ['FALSE', 'false'],
  ['this', 'self'],
]);

/** What a block passes on to the later blocks of its text. */
export interface Carried {
  /** Values of the locals at its top level; undefined for what is not known. */
  state: State;
  names: ReadonlyMap<string, Binding>;
  raised: ReadonlySet<string>;
  /** What the blocks say about names. */
  said: Pick<Names, 'added' | 'returning'>;
}

/** What is known before the first block of a text. */
export const NOTHING: Carried = {
  state: new Map(),
  names: new Map(),
  raised: new Set(),
  said: { added: new Set(), returning: new Set() },
};

/** Returns what two parts of a text leave together. */
export function joinCarried(first: Carried, second: Carried): Carried {
  return {
    state: new Map([...first.state, ...second.state]),
    names: new Map([...first.names, ...second.names]),
    raised: new Set([...first.raised, ...second.raised]),
    said: {
      added: new Set([...first.said.added, ...second.said.added]),
      returning: new Set([...first.said.returning, ...second.said.returning]),
    },
  };
}

/** A block in its text. */
export interface Task {
  world: World;
  owner: string | undefined;
  carried: Carried;
  isLast: boolean;
  report(offset: number, message: string, fix?: string): void;
  /** Takes a documented symbol that the code uses, once for each place. */
  use(doc: EntryDoc | EventDoc): void;
}

/** Checks what a block does with names, and returns what the next one may use. */
export function checkNames(body: Statement[], { world, owner, carried, isLast, report, use }: Task): Carried {
  const state: State = new Map();
  const outer = new Map<string, Binding>();
  for (const [name, binding] of carried.names) {
    const carriedBinding = { ...makeBinding(name), ...(binding.fn && { fn: binding.fn }) };
    outer.set(name, carriedBinding);
    const value = carried.state.get(binding);
    if (value && !binding.isAssignedInside) state.set(carriedBinding, notNil(value));
  }
  const names = resolveNames(body, outer, carried.said);
  const raised = new Set([...carried.raised, ...raisedEvents(names, world.options)]);
  const reported = new Set<string>();
  const used = new Set<string>();
  const run: Run = {
    world,
    names,
    state,
    owner,
    handlers: findHandlers(names, world),
    raised,
    isLast,
    use(doc, at) {
      const key = `${rangeOf(at)[0]}\0${doc.name}`;
      if (!used.has(key)) use(doc);
      used.add(key);
    },
    report(at, message, fix) {
      const offset = typeof at === 'number' ? at : rangeOf(at)[0];
      const key = `${offset}\0${message}`;
      if (!reported.has(key)) report(offset, message, fix);
      reported.add(key);
    },
    evaluate: (node) => evaluate(node, run),
    evaluateAll: (nodes) => evaluateAll(nodes, run),
    enter: (fn, params) => enterFunction(fn, params, run),
  };
  reportGlobals(names, run);
  runBody(body, run);
  return { state: run.state, names: names.top, raised, said: names };
}

/** Reports names that nothing declares. One report for each name: the others have the same cause. */
function reportGlobals({ free, written, declared }: Names, run: Run): void {
  const { globals, modules, options } = run.world;
  const isKnown = (name: string) => globals.has(name) || options.lost?.has(name) === true;
  const assigned = new Set<string>();
  for (const id of written) {
    if (isKnown(id.name) || assigned.has(id.name)) continue;
    assigned.add(id.name);
    run.report(id, `\`${id.name}\` becomes a global, which all scripts share.`, `Write \`local\` before it.`);
  }
  const reported = new Set<string>();
  for (const id of free) {
    const { name } = id;
    if (isKnown(name) || assigned.has(name) || reported.has(name)) continue;
    reported.add(name);
    if (declared.has(name)) {
      run.report(
        id,
        `\`${name}\` is used before it is declared.`,
        'Move its `local` above the code that uses it.',
      );
      continue;
    }
    const meant = nearestName(name, declared.keys()) ?? nearestName(name, globals);
    const module = [name, name.toLowerCase()].find((candidate) => modules.has(candidate));
    const word = ELSEWHERE.get(name);
    // Each place has to be changed.
    const count = word || (meant && !module) ? free.filter((other) => other.name === name).length : 1;
    const fix = word
      ? `In Lua, write \`${word}\`.`
      : module
        ? `Load it first: \`local ${module} = require("${module}")\`.`
        : meant
          ? `Did you mean \`${meant}\`?`
          : name === 'self'
            ? 'Declare the function with a colon, as in `function list:show()`.'
            : 'Declare it with `local`, or add it to `docs.reference.examples.globals` in the configuration.';
    run.report(id, `\`${name}\` is not defined${count > 1 ? ` (the first of ${count} places)` : ''}.`, fix);
  }
}
