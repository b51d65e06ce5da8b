import { render, screen } from '@testing-library/react';
import { Placeholder } from './Placeholder';
import { createPage, MainOf } from './page-fixture';
import type { Rendering, RenderingProps } from './types';

const Text = ({ rendering }: RenderingProps) => <p>{rendering.uid}</p>;
const Box = ({ rendering, params }: RenderingProps) => (
  <section>
    <Placeholder name={`box-${params?.DynamicPlaceholderId}`} rendering={rendering} />
  </section>
);
const Asking = ({ rendering, params }: RenderingProps) => (
  <Placeholder name={params?.ask ?? ''} rendering={rendering} />
);
const map = { Asking: { Default: Asking }, Text: { Default: Text }, Box: { Default: Box } };
const text = (uid: string): Rendering => ({ uid, componentName: 'Text' });

test('finds a dynamic placeholder by its pattern and leaves the layout as it came', () => {
  const page = createPage([
    {
      uid: 'b',
      componentName: 'Box',
      params: { DynamicPlaceholderId: '2' },
      placeholders: { 'box-{*}': [text('inside')] },
    },
  ]);
  const before = JSON.parse(JSON.stringify(page));
  render(<MainOf page={page} map={map} />);
  expect(screen.getByText('inside')).toBeInTheDocument();
  expect(page).toEqual(before);
});

test.each([
  ['box-{*}', 'box-1', true],
  ['box-{*}', 'box-x', false],
  ['box-{*}', 'box-', false],
  ['big-box-{*}', 'box-1', false],
  ['box-1', 'box-1', true],
])('placeholder %p is asked for as %p: %p', (key, name, isFound) => {
  const page = createPage([
    { componentName: 'Asking', params: { ask: name }, placeholders: { [key]: [text('inside')] } },
  ]);
  render(<MainOf page={page} map={map} />);
  expect(screen.queryAllByText('inside')).toHaveLength(isFound ? 1 : 0);
});

test('shows visitors neither hidden renderings nor what is none', () => {
  const hostile: unknown = [
    { uid: 'h', componentName: 'Hidden Rendering' },
    null,
    7,
    { name: 'script' },
    text('x'),
  ];
  const page = createPage([{ componentName: 'Box', params: { DynamicPlaceholderId: '1' } }]);
  Object.assign(page.layout.sitecore.route?.placeholders?.['headless-main']?.[0] ?? {}, {
    placeholders: { 'box-1': hostile },
  });
  const { container } = render(<MainOf page={page} map={map} />);
  expect(container.innerHTML).toBe('<section><p>x</p></section>');
});

test.each<[unknown]>([[undefined], [{}], [{ 'box-1': 'text' }], ['text']])(
  'renders nothing when there is no list: %j',
  (placeholders) => {
    const rendering = { componentName: 'Asking', params: { ask: 'box-1' } };
    const page = createPage([rendering]);
    Object.assign(rendering, { placeholders });
    const { container } = render(<MainOf page={page} map={map} />);
    expect(container).toBeEmptyDOMElement();
  },
);
