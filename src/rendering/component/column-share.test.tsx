/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Column, useColumnSizes } from './column-share';

const Sizes = () => useColumnSizes();

test.each([
  [undefined, undefined, 78],
  ['col-12 col-lg-6', undefined, 39],
  ['col-12 col-lg-6', 'col-12', 39],
  ['col-12 col-lg-6', 'col-6', 20],
  ['col-6 col-lg-3', undefined, 20],
  ['col-12 col-sm-12 col-lg-7 col-xl-7', undefined, 46],
  ['col-lg-99', undefined, 78],
])('in a column with the classes %p, a column with the classes %p is %d rem wide', (column, grid, width) => {
  const { container } = render(
    <Column grid={column}>
      <Column grid={grid}>
        <Sizes />
      </Column>
    </Column>,
  );
  expect(container).toHaveTextContent(`(min-width: 62rem) ${width}rem, 100vw`);
});
