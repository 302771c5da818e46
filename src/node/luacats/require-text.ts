import type { DocComment } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import type { Report } from './report.ts';

/** Returns whether a symbol has a comment with text; reports when it has none. */
export function requireText(
  { position }: Pick<Declaration, 'position'>,
  block: DocComment | undefined,
  name: string,
  report: Report,
): block is DocComment {
  if (!block) {
    report.error(
      position,
      `\`${name}\` has no comment.`,
      'Describe it in `---` lines directly above, with no empty line between.',
    );
    return false;
  }
  if (!block.description.text) {
    report.error(
      position,
      `\`${name}\` has no description.`,
      `Start its comment${block.tags.length ? ', above its tags,' : ''} with a sentence that says what it is or does.`,
    );
  } else if (!block.summary) {
    report.error(
      block.description.position,
      `The description of \`${name}\` does not start with a paragraph, so it has no summary.`,
      'Start it with a sentence.',
    );
  }
  return true;
}
