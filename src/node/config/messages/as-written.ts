import type { ConfigIssue } from './explain.ts';

/**
 * Returns an issue with the words of the file, where the value alone does not tell them: `1.0` is another text than the number
 * `1`, and a field with the value `undefined` is there.
 *
 * @param code The file from the field on.
 */
export function asWritten(issue: ConfigIssue, code: string): ConfigIssue {
  const { message, fix, path, isMissing } = issue;
  const [, key, number] = /^(["']?)\b[\w$]+\1\s*:\s*(?:(\d[\d.]*)(?!\w))?/.exec(code) ?? [];
  if (key === undefined) return issue;
  if (isMissing && code.replace(key, '').startsWith(String(path.at(-1))))
    return { ...issue, message: message.replace(' is missing, ', ' is `undefined`, ') };
  const quoted = `'${Number(number)}'`;
  if (number === undefined || !fix?.includes(quoted)) return issue;
  return {
    ...issue,
    message: message.replace(`\`${Number(number)}\``, `\`${number}\``),
    fix: fix.replace(quoted, `'${number}'`),
  };
}
