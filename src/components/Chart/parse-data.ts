/** A table of numbers. `null` stands for a cell without one. */
export type ChartData = {
  /** The heading of the labels. */
  heading: string;
  /** The names of the series, at most four. */
  series: readonly string[];
  rows: readonly ChartRow[];
};

type ChartRow = { label: string; values: readonly (number | null)[] };

/** Enough for the days of a year. */
const MAX_ROWS = 400;
/** A theme has so many colors. */
const MAX_SERIES = 4;
const MAX_LENGTH = 100_000;
/** Larger numbers lose digits, and their sums could overflow. */
const MAX_VALUE = 1e15;
const MAX_DIGITS = 9;
/** No number has more characters, also with signs between its thousands. */
const MAX_CELL_LENGTH = 40;

/**
 * Reads comma-separated values: a line with headings, then lines with a label and numbers. As spreadsheets write them,
 * the separator can also be a semicolon or a tab, and the decimals then follow a comma. Leaves out rows without a
 * number, and what exceeds 400 rows and four series.
 */
export function parseData(text: string): ChartData {
  const lines = text
    .slice(0, MAX_LENGTH)
    .split(/\r?\n/, MAX_ROWS * 2)
    .filter((line) => line.trim() !== '');
  const [first = '', ...rest] = lines;
  const separator = ['\t', ';'].find((sign) => first.includes(sign)) ?? ',';
  const [heading = '', ...series] = toCells(first, separator).slice(0, MAX_SERIES + 1);
  const rows = rest.slice(0, MAX_ROWS).map((line): ChartRow => {
    const [label = '', ...cells] = toCells(line, separator);
    return { label, values: series.map((_, index) => toValue(cells[index] ?? '', separator)) };
  });
  return { heading, series, rows: rows.filter(({ values }) => values.some((value) => value !== null)) };
}

function toCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

function toValue(cell: string, separator: string): number | null {
  if (cell.length > MAX_CELL_LENGTH) return null;
  const text = cell.replace(/\s/g, '').replace('\u2212', '-');
  const decimal = separator === ',' ? text : text.replace(/\.(?=\d{3}\b.*,)/g, '').replace(',', '.');
  const value = /^-?(\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : Number.NaN;
  return Math.abs(value) <= MAX_VALUE ? Number(value.toFixed(MAX_DIGITS)) : null;
}
