/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createPage, MainOf } from '@tests/fixtures/page';
import { LayoutSchema } from '@/cms/schemas/layout-schema';
import type { NoFields, Rendering, RenderingProps } from '../component/types';
import { Placeholder } from './Placeholder';

const Text = ({ rendering }: RenderingProps) => <p>{rendering.uid}</p>;
const Box = ({ rendering, params }: RenderingProps<NoFields, 'DynamicPlaceholderId'>) => (
  <section>
    <Placeholder name={`box-${params?.DynamicPlaceholderId}`} rendering={rendering} />
  </section>
);
const Asking = ({ rendering, params }: RenderingProps<NoFields, 'ask'>) => (
  <Placeholder name={params?.ask ?? ''} rendering={rendering} />
);
const map = { Asking: { Default: Asking }, Text: { Default: Text }, Box: { Default: Box } };
const text = (uid: string): Rendering => ({ uid, componentName: 'Text' });

test('finds a dynamic placeholder by its pattern without changing the layout', () => {
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
])('a placeholder %p in the layout is found by the name %p: %p', (key, name, isFound) => {
  const page = createPage([
    { componentName: 'Asking', params: { ask: name }, placeholders: { [key]: [text('inside')] } },
  ]);
  render(<MainOf page={page} map={map} />);
  expect(screen.queryAllByText('inside')).toHaveLength(isFound ? 1 : 0);
});

/** Creates a page whose layout went through the schema, as a layout from the CMS does. */
function createPageOf(rendering: unknown) {
  const route = { name: 'home', placeholders: { 'headless-main': [rendering] } };
  return createPage([], { layout: LayoutSchema.parse({ sitecore: { context: {}, route } }) });
}

test('shows visitors neither hidden renderings nor values that are not renderings', () => {
  const hostile = [
    { uid: 'h', componentName: 'Hidden Rendering' },
    null,
    7,
    { name: 'script' },
    { componentName: '' },
    text('x'),
  ];
  const page = createPageOf({
    componentName: 'Box',
    params: { DynamicPlaceholderId: '1' },
    placeholders: { 'box-1': hostile },
  });
  const { container } = render(<MainOf page={page} map={map} />);
  expect(container.innerHTML).toBe('<section><p>x</p></section>');
});

test.each<[unknown]>([[undefined], [{}], [{ 'box-1': 'text' }], ['text']])(
  'renders nothing when the placeholders are %j',
  (placeholders) => {
    const page = createPageOf({ componentName: 'Asking', params: { ask: 'box-1' }, placeholders });
    const { container } = render(<MainOf page={page} map={map} />);
    expect(container).toBeEmptyDOMElement();
  },
);
