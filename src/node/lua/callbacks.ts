import type { EventDoc } from '../luacats/model.ts';
import { eventParams } from './events.ts';
import type { FunctionDeclaration } from './parse.ts';
import type { Run } from './run.ts';
import type { Signature } from './signature.ts';
import { partsOf } from './types.ts';
import { typedValue } from './values.ts';

/** Goes through the function that events call. */
export function enterHandler(fn: FunctionDeclaration, events: EventDoc[], run: Run): void {
  const params = eventParams(events, run.world);
  const name = events[0]?.name;
  if (name !== undefined) checkParameters(fn, params.length, name, run);
  run.enter(fn, params);
}

/** Goes through a function that is an argument, with what the documented parameter says it gets. */
export function enterCallback(
  fn: FunctionDeclaration,
  param: Signature['params'][number] | undefined,
  name: string,
  run: Run,
): void {
  const types = param?.type ? partsOf(param.type, run.world) : [];
  const functions = types.filter((type) => type.kind === 'function');
  const [expected] = functions;
  if (!expected || functions.length > 1 || expected.params.at(-1)?.name === '...') {
    run.enter(fn, []);
    return;
  }
  checkParameters(fn, expected.params.length, name, run);
  run.enter(
    fn,
    expected.params.map(({ type }) => typedValue(type, run.world)),
  );
}

function checkParameters(fn: FunctionDeclaration, passed: number, caller: string, run: Run): void {
  const extra = fn.parameters.filter((parameter) => parameter.type === 'Identifier')[passed];
  if (!extra) return;
  const what = passed === 0 ? 'nothing' : passed === 1 ? '1 value' : `${passed} values`;
  run.report(
    extra,
    `\`${caller}\` passes ${what} to its callback, so \`${extra.name}\` is always nil.`,
    'Remove the parameter.',
  );
}
