/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { createPage, MainOf } from '@tests/fixtures/page';
import type { RenderingProps } from '../component/types';
import { Placeholder } from '../placeholder/Placeholder';
import { PlaceholderBoundary } from './PlaceholderBoundary';

const Failing = () => {
  throw new Error('No parameters');
};

test('shows that a placeholder failed and why', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <PlaceholderBoundary>
      <Failing />
    </PlaceholderBoundary>,
  );
  expect(container.innerHTML).toBe(
    '<p class="section-problem">A rendering error occurred: No parameters.</p>',
  );
  error.mockRestore();
});

const Box = ({ rendering }: RenderingProps) => (
  <section>
    <Placeholder name="box" rendering={rendering} />
  </section>
);
const Fine = () => <p>fine</p>;
const map = { Box: { Default: Box }, Fine: { Default: Fine } };

test('on a page in edit mode, a placeholder that fails keeps the rest of the page', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The SDK makes a regular expression of a dynamic name, and this one is malformed.
  const placeholders = { '(-{*}': [], box: [{ uid: 'x', componentName: 'Fine' }] };
  const box = { uid: 'b', componentName: 'Box', placeholders };
  const page = createPage([box, { uid: 'f', componentName: 'Fine' }], {
    context: { pageState: 'edit', pageEditing: true, editMode: 'metadata' },
    showsErrorDetails: true,
  });
  await act(async () => render(<MainOf page={page} map={map} />));
  const problem = await screen.findByText(/^A rendering error occurred: Invalid regular expression.*\.$/);
  expect(problem.parentElement?.tagName).toBe('SECTION');
  expect(await screen.findAllByText('fine')).toHaveLength(1);
  error.mockRestore();
});
