import type { FunctionType, ParamDoc } from '../../luacats/model.ts';

/**
 * Returns the names of the parameters that a call may leave out: the rest (`...`) and those that an overload leaves out are
 * among them. An overload with a rest leaves nothing out: its rest stands for them.
 */
export function optionalParams(params: ParamDoc[], overloads: FunctionType[]): Set<string> {
  const names = new Set(params.map((param) => param.name));
  const shorter = overloads
    .map((overload) => new Set(overload.params.map((param) => param.name)))
    .filter((overload) => !overload.has('...') && [...overload].every((name) => names.has(name)));
  return new Set(
    params
      .filter(
        ({ name, optional }) => optional || name === '...' || shorter.some((overload) => !overload.has(name)),
      )
      .map(({ name }) => name),
  );
}
