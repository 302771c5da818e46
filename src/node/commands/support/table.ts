/**
 * Writes rows as columns of text, numbers at the right, with a total of the numbers below.
 *
 * @example
 * table([['ui', 24], ['vector', 20]], ['group', 'pages'])
 */
export function table(rows: (string | number)[][], head: string[]): string {
  const total = head.map((_, index) => {
    const column = rows.map((row) => row[index]);
    const isNumeric = column.every((cell) => typeof cell === 'number');
    return isNumeric
      ? column.reduce<number>((sum, cell) => sum + Number(cell), 0)
      : index === 0
        ? 'total'
        : '';
  });
  const all = [head, ...rows, total];
  const widths = head.map((_, index) => Math.max(...all.map((row) => String(row[index]).length)));
  const isRight = head.map((_, index) => typeof total[index] === 'number');
  return all
    .map((row) =>
      row
        .map((cell, index) => {
          const width = widths[index] ?? 0;
          return isRight[index] ? String(cell).padStart(width) : String(cell).padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
