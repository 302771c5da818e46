import type { z } from 'zod';
import { listNames, OR_REMOVE } from '../schema/fields.ts';

/**
 * Says what to write where a value has the wrong kind or size, on a second line; empty where only its schema can know.
 *
 * @param fields Fields of the object that is expected, if it has fixed ones.
 */
export function fixForKind(issue: z.core.$ZodRawIssue, fields: string[]): string {
  const fix = kindFix(issue, fields) ?? '';
  return fix && `\n${fix}`;
}

function kindFix(issue: z.core.$ZodRawIssue, fields: string[]): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return fixForExpected(issue.expected, issue.input, fields);
    case 'too_small':
      return `Write \`${issue.minimum}\` or more.`;
    case 'too_big':
      return `Write \`${issue.maximum}\` or less.`;
    default:
      return undefined;
  }
}

/** Fields that a message names before it would be too long. */
const MANY = 8;

function fixForExpected(expected: string, found: unknown, fields: string[]): string | undefined {
  switch (expected) {
    case 'object':
      return fields.length > 0 && fields.length <= MANY
        ? `Write \`{ ... }\` with fields such as ${listNames(fields.slice(0, 3))}.`
        : 'Write `{ ... }` with its fields.';
    case 'record':
      return 'Write `{ name: value }`, an entry for each name.';
    case 'array':
      return 'Write `[ ... ]` around its entries.';
    case 'boolean':
      return `Write one of the two without quotes${OR_REMOVE}`;
    case 'int':
      return `Write it without decimals${OR_REMOVE}`;
    case 'number':
      if (typeof found === 'bigint') return `Write it without the \`n\`${OR_REMOVE}`;
      if (typeof found === 'number') return `Write it in digits, such as \`10\`${OR_REMOVE}`;
      return `Write it in digits, without quotes${OR_REMOVE}`;
    case 'string':
      return found === null ? `Write text in quotes${OR_REMOVE}` : 'Write one text in quotes.';
    default:
      return undefined;
  }
}
