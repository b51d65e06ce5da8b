import { parseData } from './parse-data';

test('reads a line with headings, then labels with numbers', () => {
  expect(parseData('Month,Wind,Sun\nJanuary,12.5,1\r\n\nFebruary,-3, 2 \n')).toEqual({
    heading: 'Month',
    series: ['Wind', 'Sun'],
    rows: [
      { label: 'January', values: [12.5, 1] },
      { label: 'February', values: [-3, 2] },
    ],
  });
});

test.each([
  ['semicolons', 'År;Kr.\n2025;"1 234,5"'],
  ['semicolons and thousands', 'År;Kr.\n2025;1.234,5'],
  ['tabs', 'År\tKr.\n2025\t1234,5'],
  ['quotes', '"År","Kr."\n"2025","1234.5"'],
])('reads data with %s', (_kind, text) => {
  expect(parseData(text)).toEqual({
    heading: 'År',
    series: ['Kr.'],
    rows: [{ label: '2025', values: [1234.5] }],
  });
});

test.each([
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '9e15',
  '0x10',
  '',
  'twelve',
  '1.2.3',
  `1${'0'.repeat(400)}`,
])('%j is no number', (cell) => {
  expect(parseData(`A,B,C\nx,${cell},1`).rows).toEqual([{ label: 'x', values: [null, 1] }]);
  expect(parseData(`A,B\nx,${cell}`).rows).toEqual([]);
});

test('a cell of any length takes little time', () => {
  expect(parseData(`A;B;C\nx;${'.123'.repeat(24_000)};1`).rows).toEqual([{ label: 'x', values: [null, 1] }]);
});

test('data without an end is cut to 400 rows and four series', () => {
  const { series, rows } = parseData(`A,B,C,D,E,F,G\n${'x,1,2,3,4,5,6\n'.repeat(100_000)}`);
  expect(series).toEqual(['B', 'C', 'D', 'E']);
  expect(rows).toHaveLength(400);
  expect(parseData(','.repeat(1_000_000)).rows).toEqual([]);
});

test.each(['', '\n\n', 'only a heading', 'A,B'])('the text %j has no rows', (text) => {
  expect(parseData(text).rows).toEqual([]);
});
