/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { RenderingRoot } from './RenderingRoot';

test('has the columns, classes and id that the editor chose', () => {
  const params = { GridParameters: 'col-12 col-lg-6', Styles: 'dark   wide ', RenderingIdentifier: 'top' };
  const { container } = render(<RenderingRoot name="promo" className="x" params={params} />);
  expect(container.innerHTML).toBe(
    '<div class="component promo x col-12 col-lg-6 dark wide" id="top"></div>',
  );
});

test.each([
  { FieldNames: 'Default', GridParameters: 'col-6', Styles: 'dark', styles: 'col-6 dark' },
  { GridParameters: 'col-6', styles: 'dark' },
  { styles: ' col-6  dark' },
])('writes each class once, even when several params contain it: %j', (params) => {
  const { container } = render(<RenderingRoot name="promo" params={params} />);
  expect(container.innerHTML).toBe('<div class="component promo col-6 dark"></div>');
});

test.each([{}, { Styles: '  ', RenderingIdentifier: '' }])(
  'writes no attributes for absent or empty params: %j',
  (params) => {
    const { container } = render(<RenderingRoot name="promo" params={params} />);
    expect(container.innerHTML).toBe('<div class="component promo"></div>');
  },
);

test.each([
  [undefined, true],
  ['col-12', true],
  ['col-12 col-lg-12 offset-0', true],
  ['col-12 col-lg-6', false],
  ['col-12 offset-lg-1', false],
])('extends to the edges of the screen with the columns %p: %p', (GridParameters, bleeds) => {
  const { container } = render(<RenderingRoot name="hero" bleeds params={{ GridParameters }} />);
  expect(container.querySelectorAll('.bleeds')).toHaveLength(bleeds ? 1 : 0);
});
