import { addTo } from '../../diagnostics/add-to.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { TypeDoc } from '../../luacats/model.ts';
import type { ValueTable } from '../../markdown/model.ts';
import { memberName } from '../reference/symbols.ts';
import type { Document } from './document.ts';

/**
 * Compares tables of values with the value sets that they name: `:::values{of="team"}` has a row for each member of
 * `team`, and no other rows unless the set is open. The members are in one column, whichever it is.
 */
export function valueProblems(documents: Document[], types: TypeDoc[]): Problem[] {
  const sets = new Map(types.filter(({ members }) => members.length > 0).map((type) => [type.name, type]));
  return documents.flatMap(({ article: { file, values = [] } }) =>
    groupTables(values).flatMap(([of, tables]): Problem[] => {
      const set = sets.get(of);
      const [first] = tables;
      if (!set) return [{ severity: 'error', file, ...first?.at, ...unknownSet(of, [...sets.keys()]) }];
      return findDifferences(set, tables).map((problem) => ({
        severity: 'error',
        file,
        ...first?.at,
        ...problem,
      }));
    }),
  );
}

/** Returns the names of the value sets whose members are rows of tables. */
export function namedSets(documents: Document[]): Set<string> {
  const tables = documents.flatMap(({ article }) => article.values ?? []);
  return new Set(tables.flatMap(({ of }) => of ?? []));
}

type Finding = Pick<Problem, 'message' | 'fix'> & Partial<Pick<Problem, 'line' | 'column'>>;

/** A set may be spread over several tables of a page, such as keys by their place. */
function groupTables(tables: ValueTable[]): [of: string, tables: ValueTable[]][] {
  const groups = new Map<string, ValueTable[]>();
  for (const table of tables) {
    if (table.of) addTo(groups, table.of, table);
  }
  return [...groups];
}

function unknownSet(of: string, ids: string[]): Finding {
  const near = nearest(of, ids);
  return {
    message: `\`${of}\` is not a value set of the definitions.`,
    fix: near ? `Did you mean \`{of="${near}"}\`?` : 'Correct the name, or remove `{of="..."}`.',
  };
}

function findDifferences({ name, members }: TypeDoc, tables: ValueTable[]): Finding[] {
  const literals = members.map(({ literal }) => literal).filter((literal) => /^(?:["']|-?\d)/.test(literal));
  const isOpen = literals.length < members.length;
  const wanted = new Set(literals.map(memberName));
  const found = new Set<string>();
  const extra: Finding[] = [];
  for (const { rows } of tables) {
    const column = columnOf(rows, wanted);
    for (const { cells, at } of rows) {
      const cell = uncited(cells[column]);
      if (wanted.has(cell)) found.add(cell);
      else if (!isOpen)
        extra.push({ ...at, message: `\`${cell}\` is not a value of \`${name}\`.`, fix: FIX_EXTRA });
    }
  }
  const missing = [...wanted].filter((value) => !found.has(value));
  const list = missing.map((value) => `\`${value}\``).join(', ');
  if (missing.length === 0) return extra;
  const message =
    missing.length === 1
      ? `The value ${list} of \`${name}\` has no row.`
      : `The values ${list} of \`${name}\` have no rows.`;
  return [...extra, { message, fix: `Add ${missing.length === 1 ? 'one' : 'them'}.` }];
}

/** The value in a cell, which may have the quotes of the definitions. */
function uncited(cell = ''): string {
  return cell.replace(/^(["'])(.*)\1$/, '$2');
}

const FIX_EXTRA = 'Correct it, or add it to the definitions.';

/** The column in which most cells are values of the set. */
function columnOf(rows: ValueTable['rows'], wanted: Set<string>): number {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const counts = Array.from(
    { length: width },
    (_, column) => rows.filter(({ cells }) => wanted.has(uncited(cells[column]))).length,
  );
  return counts.indexOf(Math.max(...counts));
}
