import type { DocComment } from '../comment-model.ts';
import type { Declaration } from '../declarations.ts';
import type { FunctionType, ParamDoc } from '../model.ts';
import type { Report } from '../report.ts';
import { formatType } from '../types/type-format.ts';

/** Reports contradictions in the parameters, return values and overloads of one function. */
export function checkSignature(
  { params: written, separator }: Declaration,
  params: ParamDoc[],
  { returns, overloads, tags }: DocComment,
  report: Report,
): void {
  const again = written.find((param, index) =>
    written.slice(0, index).some((earlier) => earlier.name === param.name),
  );
  if (again) {
    const message = `The parameter \`${again.name}\` is written twice; Lua keeps the last one.`;
    report.error(again.position, message, 'Rename one of the two.');
  }
  const self = separator === ':' && written.find(({ name }) => name === 'self');
  if (self) {
    const message = 'A function declared with a colon already has the parameter `self`.';
    report.error(self.position, message, 'Remove it, and its `@param`.');
  }
  for (const [index, { name, position }] of returns.entries()) {
    if (name === undefined || !returns.slice(0, index).some((earlier) => earlier.name === name)) continue;
    const message = `Two return values are called \`${name}\`.`;
    report.error(position, message, 'Give each its own name.');
  }
  const rest = returns.findIndex(({ name, type }) => name === '...' || type.kind === 'variadic');
  const after = rest < 0 ? undefined : returns[rest + 1];
  if (after) {
    const message = 'A return value follows `...`, which stands for all the others.';
    report.error(after.position, message, 'Move `...` to the end.');
  }
  const unread = tags.find((tag) => tag.name === 'nodiscard');
  if (unread && [{ returns }, ...overloads].every((overload) => overload.returns.length === 0)) {
    const message = '`@nodiscard` needs a return value, but there is no `@return`.';
    report.warn(unread.position, message, 'Add `@return`, or remove the line.');
  }
  const signature = signatureOf(params, returns);
  const places = tags.filter((tag) => tag.name === 'overload');
  for (const [index, overload] of overloads.entries()) {
    const at = places.length === overloads.length && places[index]?.position;
    if (!at || signatureOf(overload.params, overload.returns) !== signature) continue;
    const message = `\`@overload ${formatType(overload)}\` repeats the signature of the function itself.`;
    report.error(at, message, 'Remove the line.');
  }
}

function signatureOf(params: FunctionType['params'], returns: FunctionType['returns']): string {
  return formatType({
    kind: 'function',
    params: params.map(({ name, optional, type }) => ({ name, optional, ...(type && { type }) })),
    returns: returns.map(({ type }) => ({ type })),
  });
}
