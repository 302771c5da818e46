import { codePointOf } from '../../diagnostics/code-point.ts';
import { listSome } from '../../diagnostics/list-some.ts';
import { lookalikeNote } from '../../diagnostics/lookalike.ts';
import type { Position } from '../model.ts';
import { nearestName } from '../names.ts';
import type { Report } from '../report.ts';
import { fixForForeignTag } from './foreign-tags.ts';
import { isTag, tagOf } from './tag-lines.ts';
import { TAGS } from './tags.ts';

/** Returns whether a line begins with a tag that is not known. */
export function isUnknown(text: string): boolean {
  return isTag({ text }) && !TAGS.includes(tagOf(text));
}

/**
 * A tag that is nearly a known one is a typo; another one may belong to another tool.
 *
 * @param space What is between the `@` and the name.
 * @returns the tag that was meant: what it says is read, so that it is not reported as missing.
 */
export function reportUnknown(name: string, at: Position, report: Report, space = ''): string | undefined {
  const tags = TAGS.map((tag) => `@${tag}`);
  if (space && TAGS.includes(name)) {
    const message = 'The tag has no name: nothing may come between `@` and its name.';
    const [sign] = /\p{Cf}/u.exec(space) ?? [];
    const found = sign ? `, without the invisible character ${codePointOf(sign)}` : '';
    report.error(at, message, `Write it as \`---@${name}\`${found}.`);
    return name;
  }
  if (!name) {
    report.error(
      at,
      'The tag has no name: nothing may come between `@` and its name.',
      'Write it as `---@param`.',
    );
    return undefined;
  }
  const [, glued = '', type = ''] = GLUED.exec(name) ?? [];
  if (glued) {
    report.error(at, `Unknown tag \`@${name}\`.`, `Write \`---@${glued} ${type}\`, with a space.`);
    return undefined;
  }
  const meant = LOOKALIKES.has(name) ? undefined : nearestName(`@${name}`, tags);
  if (name === 'tparam' || name === 'tfield')
    report.error(
      at,
      `Unknown tag \`@${name}\`.`,
      `Write the name before the type: \`---@${name.slice(1)} name type\`.`,
    );
  else if (meant)
    report.error(at, `Unknown tag \`@${name}\`.`, `Did you mean \`${meant}\`?${lookalikeNote(name)}`);
  else {
    const fix =
      fixForForeignTag(name) ?? `Remove the line, or use a known tag: ${listSome(tags, tags.length)}.`;
    report.warn(at, `Unknown tag \`@${name}\`; the line is ignored.`, fix);
  }
  return meant?.slice(1);
}

/** Tags of other tools that look like a known one, and say something else. */
const LOOKALIKES = new Set(['as', 'const', 'constant', 'function', 'using']);

/** A tag without the space before its type. */
const GLUED = /^(return|type)((?:boolean|fun|integer|number|string|table)(?!\w).*)$/;

/** Reports what looks like a further tag in the line of one. */
export function reportSecondTag(text: string, name: string, at: Position, report: Report): void {
  const second = SECOND_TAG.exec(withoutCode(text.slice(1)));
  const found = second?.[1];
  if (!found || !TAGS.includes(found)) return;
  const place = { ...at, column: at.column + 1 + second.index + second[0].indexOf('@') };
  const message = `\`@${found}\` in a line of \`@${name}\` is read as text, not as a tag.`;
  report.error(place, message, `Write \`---@${found}\` on a line of its own, or in backticks.`);
}

const SECOND_TAG = /\s@(\w+)(?=\s|$)/;

/**
 * Returns the text with as many other characters in place of what is in backticks: that is text, whatever it looks
 * like.
 */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
}
