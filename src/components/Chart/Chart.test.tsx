/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Bars, Default, Line } from './Chart';

const dictionary = { 'chart-data': 'Tallene som tabel' };
const data = 'Måned,Vind,Sol\nJanuar,1234.5,-2\nFebruar,NaN,3';

const show = (Data: unknown, { variant = 'Default', ...page }: { variant?: string; context?: object } = {}) =>
  showComponent(
    'Chart',
    { Default, Bars, Line },
    {
      fields: {
        Title: { value: 'Produktion' },
        Data: { value: Data },
        Unit: { value: 'GWh' },
        Source: { value: 'Egne målere' },
      },
      params: { FieldNames: variant },
    },
    { language: 'da', dictionary, ...page },
  );

test.each(['Default', 'Bars', 'Line'])(
  'the variant %s is a named figure with a source and a table',
  (variant) => {
    show(data, { variant });
    const figure = within(screen.getByRole('figure'));
    expect(figure.getByRole('img', { name: 'Produktion (GWh)' })).toBeInTheDocument();
    expect(figure.getByText('Egne målere')).toBeInTheDocument();
    expect(figure.getByText('Tallene som tabel').tagName).toBe('SUMMARY');
    const rows = [...screen.getByRole('figure').querySelectorAll('tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['MånedVind (GWh)Sol (GWh)', 'Januar1.234,5-2', 'Februar–3']);
  },
);

test.each(['Default', 'Bars', 'Line'])('the variant %s shows two series of the same name', (variant) => {
  const { container } = show('Måned,Vind,Vind\nJanuar,1,2', { variant });
  expect(container.querySelector('.chart-series-2, .chart-line-2')).toBeInTheDocument();
});

test.each(['Default', 'Bars'])('the variant %s has a shape for each number', (variant) => {
  const { container } = show(data, { variant });
  const shapes = [...container.querySelectorAll('.chart-shapes rect')];
  expect(shapes.map((shape) => shape.getAttribute('class'))).toEqual([
    'chart-series-1',
    'chart-series-2',
    'chart-series-2',
  ]);
});

test('a few columns have their numbers, and the highest and the lowest stand out', () => {
  const { container } = show('År,Udbytte\n2021,75\n2022,1165.5\n2023,110');
  const texts = [...container.querySelectorAll('.chart-number')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['75', '1.165,5', '110']);
  const shapes = [...container.querySelectorAll('.chart-shapes rect')].map((shape) =>
    shape.getAttribute('class'),
  );
  expect(shapes).toEqual(['chart-series-1 chart-least', 'chart-series-1 chart-most', 'chart-series-1']);
});

test('a line is interrupted where a number is missing', () => {
  const { container } = show('A,B\na,1\nb,x\nc,2\nd,3,\n', { variant: 'Line' });
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  // The row without a number is left out, because the series has no other.
  expect(path.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
  const { container: two } = show('A,B,C\na,1,1\nb,x,2\nc,2,1', { variant: 'Line' });
  expect(two.querySelector('path')?.getAttribute('d')?.match(/[ML]/g)).toEqual(['M', 'M']);
});

test('every number of the drawing is finite, whatever the data are', () => {
  const odd = `A,B,C\n${'x,1e999,-9\n,Infinity,900000000000000\n"q,0,0\n'.repeat(50)}`;
  for (const variant of ['Default', 'Bars', 'Line']) {
    const { container } = show(odd, { variant });
    expect(container.innerHTML).not.toMatch(/NaN|Infinity%|undefined/);
  }
});

test('shows every label of a few rows, and at most twelve of many', () => {
  const { container } = show(`Day,Wind\n${Array.from({ length: 365 }, (_, day) => `${day},1`).join('\n')}`);
  expect(container.querySelectorAll('.chart-labels > span').length).toBeLessThanOrEqual(12);
});

test.each([undefined, '', 'A,B', 3, { a: 1 }])('shows no figure for the data %j', (odd) => {
  show(odd);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('tells editors that the data have no number', () => {
  const { container } = show('A,B\nx,y', { context: { pageEditing: true } });
  expect(container).toHaveTextContent('Chart: there is nothing to show');
});
