import type { CallExpression, Statement } from 'luaparse';
import type { DocComment, ReadContext } from '../comment-model.ts';
import { targetOf } from '../declarations.ts';
import { traitsOf } from '../tags/tags.ts';

/**
 * Reports calls below comments: most likely, the words of a function are missing around them. Returns the comments
 * that remain; a call needs none.
 */
export function reportCommentedCalls(
  docs: DocComment[],
  { body, file }: { body: Statement[]; file: string },
  { report, lost }: ReadContext,
): DocComment[] {
  const calls = new Map(body.flatMap(callOf).map((call) => [call.loc?.start.line, call]));
  return docs.filter((doc) => {
    const call = calls.get(doc.lastLine + 1);
    const target = call && isDescribing(doc) && targetOf(call.base, file);
    if (!target) return true;
    const name = `${target.base ?? ''}${target.separator ?? ''}${target.name}`;
    const params = call.arguments.flatMap((value) => (value.type === 'Identifier' ? value.name : []));
    lost.symbols.push(name);
    report.error(
      target.position,
      `The call of \`${name}\` declares nothing, so no page shows the comment above it.`,
      `Write \`function ${name}(${params.join(', ')}) end\`.`,
    );
    return false;
  });
}

function callOf(statement: Statement): CallExpression[] {
  if (statement.type !== 'CallStatement' || statement.expression.type !== 'CallExpression') return [];
  return [statement.expression];
}

/** Returns whether a comment has a text or a tag of a function, and defines no type. */
function isDescribing({ description, tags, type }: DocComment): boolean {
  if (type) return false;
  return /\p{L}/u.test(description.text) || tags.some(({ name }) => !traitsOf(name).standsAlone);
}
