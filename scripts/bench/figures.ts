/** One measured figure. */
export interface Figure {
  /** Part of the benchmark: `build`. */
  part: string;
  /** What was measured: `cold build, wall`. */
  name: string;
  value: number;
  unit: 's' | 'ms' | 'MB' | 'B' | 'pages' | 'requests' | 'connections' | 'files' | '%';
  /** The value should be at least the aim; otherwise it is a limit. */
  more?: true;
  /** What it should be at most. Figures without an aim are for the reader. */
  aim?: number;
}

/**
 * Returns the value that a share of the values does not exceed; 0 without numbers.
 *
 * @param share From 0 to 1.
 */
export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}

/** Prints figures as a table; the last column compares them with their aims. */
export function formatFigures(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.part,
    figure.name,
    formatValue(figure),
    figure.aim === undefined ? '' : formatValue({ ...figure, value: figure.aim }),
    judge(figure),
  ]);
  const table = [['part', 'figure', 'measured', 'aim', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return table.map(line).join('\n');
}

/** Returns the middle of some numbers, the lower one of two; 0 without numbers. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

function judge({ value, aim, more }: Figure): string {
  if (aim === undefined) return '';
  if (more) return value >= aim ? 'ok' : 'under';
  return value <= aim ? 'ok' : 'over';
}

/**
 * Writes a value with its unit; 1 kB is 1000 bytes.
 *
 * @example
 * formatValue({ value: 9769, unit: 'B' }) // '9.8 kB'
 */
function formatValue({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (unit === 'B' && value >= 1e6) return `${(value / 1e6).toFixed(1)} MB`;
  if (unit === 'B' && value >= 1000) return `${(value / 1000).toFixed(1)} kB`;
  if (unit === 's' || unit === 'ms' || unit === '%') return `${value.toFixed(1)} ${unit}`;
  return `${Math.round(value)} ${unit}`;
}
