import type { TypeUse } from '../comment-model.ts';
import type { Report } from '../report.ts';

/** Reports types in angle brackets that are not as many as the class or alias has type parameters. */
export function checkArguments(
  { name, of, position }: TypeUse,
  typeParams: string | undefined,
  report: Report,
): void {
  // Functions and tables may have commas of their own.
  if (of === undefined || typeParams === undefined || /[({]/.test(of)) return;
  const count = (list: string) => list.split(',').filter((part) => part.trim()).length;
  const expected = count(typeParams.slice(1, -1));
  if (count(of) === expected) return;
  const message = `\`${name}\` has ${expected || 'no'} type ${expected === 1 ? 'parameter' : 'parameters'}, found \`<${of}>\`.`;
  const fix = expected
    ? `Write as many types as in \`${name}${typeParams}\`.`
    : `Write \`${name}\`, or \`${name}[]\` for a list.`;
  report.error(position, message, fix);
}
