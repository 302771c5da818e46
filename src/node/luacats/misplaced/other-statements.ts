import type { Statement } from 'luaparse';
import type { Report } from '../report.ts';

/** Statements that may contain declarations, which would go unnoticed there. */
const HOLDERS: Record<string, string> = {
  DoStatement: 'do',
  ForGenericStatement: 'for',
  ForNumericStatement: 'for',
  IfStatement: 'if',
  RepeatStatement: 'repeat',
  WhileStatement: 'while',
};

/** Reports what is not read: blocks such as `if`, and assignments to several names. */
export function reportStatements(body: Statement[], file: string, report: Report): void {
  for (const statement of body) {
    const { line = 1, column = 0 } = statement.loc?.start ?? {};
    const at = { file, line, column: column + 1 };
    if (statement.type === 'AssignmentStatement' && statement.variables.length > 1) {
      const message = 'An assignment to several names is not read: each needs a comment of its own.';
      report.error(at, message, 'Write an assignment for each.');
    }
    const word = Object.hasOwn(HOLDERS, statement.type) && HOLDERS[statement.type];
    if (!word) continue;
    const message = `The block of \`${word}\` is not read: definitions only declare, and nothing runs.`;
    report.error(at, message, 'Move its declarations out of it, or remove it.');
  }
}
