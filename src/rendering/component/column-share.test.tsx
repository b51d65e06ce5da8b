/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Column, useColumnSizes } from './column-share';

const Sizes = () => useColumnSizes();

const WHOLE = '(min-width: 78rem) 78rem, 100vw';

test.each([
  [undefined, undefined, WHOLE],
  ['col-12 col-lg-6', undefined, '(min-width: 78rem) 39rem, (min-width: 62rem) 50vw, 100vw'],
  ['col-12 col-lg-6', 'col-12', '(min-width: 78rem) 39rem, (min-width: 62rem) 50vw, 100vw'],
  ['col-12 col-lg-6', 'col-6', '(min-width: 78rem) 20rem, (min-width: 62rem) 25vw, 100vw'],
  ['col-6 col-lg-3', undefined, '(min-width: 78rem) 20rem, (min-width: 62rem) 25vw, 100vw'],
  [
    'col-12 col-sm-12 col-lg-7 col-xl-7',
    undefined,
    '(min-width: 78rem) 46rem, (min-width: 62rem) 59vw, 100vw',
  ],
  ['col-lg-99', undefined, WHOLE],
])(
  'in a column with the classes %p, a column with the classes %p has the sizes %s',
  (column, grid, sizes) => {
    const { container } = render(
      <Column grid={column}>
        <Column grid={grid}>
          <Sizes />
        </Column>
      </Column>,
    );
    expect(container).toHaveTextContent(sizes);
  },
);
