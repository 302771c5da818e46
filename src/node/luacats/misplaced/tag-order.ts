import type { DocComment } from '../comment-model.ts';
import type { Report } from '../report.ts';
import { SITE_TAGS, TAGS, traitsOf } from '../tags/tags.ts';

const MEMBERS = ['field', 'operator', 'overload', 'source', 'diagnostic'];

/** Tags below which the language server starts a new comment, with those that may follow all the same. */
const FOLLOWERS: Record<string, readonly string[]> = {
  class: MEMBERS,
  field: MEMBERS,
  operator: MEMBERS,
  type: ['diagnostic'],
  enum: ['diagnostic'],
};

/**
 * Reports a member of a class above its `@class`, where the language server does not look for it, and a tag that cuts a comment
 * in two: the server takes only the second part for that of the declaration below, if there is one. Tags of this site alone are
 * text to the server.
 */
export function reportTagOrder({ tags }: DocComment, isDeclared: boolean, report: Report): void {
  const heard = tags.filter(({ name }) => TAGS.includes(name) && !SITE_TAGS.includes(name));
  const top = heard.findIndex(({ name }) => name === 'class');
  const early = heard.find(({ name }, index) => index < top && ['field', 'operator'].includes(name));
  if (early) {
    const message = `Editors do not see this \`@${early.name}\`: it is above the \`@class\` that it belongs to.`;
    report.warn(early.position, message, 'Move it below `@class`.');
    return;
  }
  if (!isDeclared) return;
  const cut = heard.find(({ name }, index) => cutsBelow(heard[index - 1]?.name ?? '', name));
  if (!cut) return;
  const before = heard[heard.indexOf(cut) - 1]?.name;
  const first = heard.find(({ name }) => Object.hasOwn(FOLLOWERS, name))?.name;
  report.warn(
    cut.position,
    `\`@${cut.name}\` below \`@${before}\` keeps editors from connecting the type with what is declared below.`,
    `Move it above \`@${first}\`.`,
  );
}

function cutsBelow(before: string, name: string): boolean {
  const followers = Object.hasOwn(FOLLOWERS, before) ? FOLLOWERS[before] : undefined;
  if (!followers || name === before || followers.includes(name)) return false;
  // Those of functions alone are reported as misplaced.
  return traitsOf(name).of?.join() !== 'function';
}
