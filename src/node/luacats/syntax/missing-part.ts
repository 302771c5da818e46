import type { LuaProblem } from './lua.ts';

const FIXES: [message: RegExp, fix: string][] = [
  [
    /^malformed number near '[^']*\d\.{2,}[^.']*'$/,
    'Write a space between the number and the dots: a dot right after a number is part of it.',
  ],
  [/^malformed number/, 'Correct the number, or write a space after it.'],
  [/^<expression> expected near ','$/, 'Remove the comma, or write the value before it.'],
  [/^'then' expected/, 'Write `then` after the condition, or correct the condition.'],
  [/^'until' expected/, 'Add `until` and the condition that ends the loop.'],
  [/^'do' expected/, 'Write `do` before the body of the loop.'],
  [/^'\)' expected near the end/, 'Add the `)` that is missing.'],
  [/^'}' expected near the end/, 'Add the `}` that is missing.'],
  [/^'\)' expected near/, 'Add the `)` that is missing, or what belongs between the two values.'],
];

const AFTER_COMMA = /^<(?:expression>|name> or '\.\.\.') expected near '\)'$/;

/**
 * Says what to add to code, or to take out, where the parser expected something else; undefined when that is not certain.
 *
 * @param before The code before the error.
 */
export function fixForMissing({ message }: LuaProblem, before: string): string | undefined {
  if (AFTER_COMMA.test(message) && /,\s*$/.test(before))
    return 'Remove the comma before it, or write what follows the comma.';
  if (/^<name> expected near '\('/.test(message) && /\bfunction\s*$/.test(before))
    return 'Write the name of the function before the `(`.';
  if (/^'=' expected/.test(message) && /(?:^|\n)[ \t]*\w+(?:[.:]\w+)+\s*$/.test(before))
    return 'Write `()` after the name if it is a call, or `=` and a value.';
  return FIXES.find(([pattern]) => pattern.test(message))?.[1];
}
