import { createPage, renderOnServer } from '@tests/fixtures/page';
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import type { Rendering, RenderingProps } from '../component/types';

const Text = ({ rendering }: RenderingProps) => <p>{rendering.uid}</p>;
const map = { Text: { Default: Text } };
const text: Rendering = { uid: 'uid-1', componentName: 'Text' };

// Next's server does this before it renders.
beforeAll(() => Loadable.preloadAll());

test('draws chromes around placeholders and renderings', () => {
  const html = renderOnServer(
    createPage([text], { context: { pageEditing: true, editMode: 'metadata' } }),
    map,
  );
  expect(html).toContain('chrometype="placeholder" class="scpm" kind="open" id="headless-main_0000');
  expect(html).toContain('chrometype="rendering" class="scpm" kind="open" id="uid-1"');
  expect(html).toContain('<p>uid-1</p>');
});

test('draws no chromes in preview', () => {
  const html = renderOnServer(createPage([text], { context: { pageState: 'preview' } }), map);
  expect(html).toContain('<p>uid-1</p>');
  expect(html).not.toContain('scpm');
});

test('shows editors a notice for an unknown component', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unknown = { uid: 'a', componentName: 'Nobody' };
  const html = renderOnServer(
    createPage([unknown], { context: { pageEditing: true, editMode: 'metadata' }, showsErrorDetails: true }),
    map,
  );
  expect(html).toContain('JSS component is missing React implementation.');
  expect(html).toContain('<p>Nobody</p>');
  expect(html).not.toContain('hidden=""');
  expect(warn.mock.calls).toEqual([[expect.stringContaining("The site has no component 'Nobody'")]]);
  warn.mockRestore();
});

const editing = {
  context: { pageEditing: true, editMode: 'metadata', pageState: 'edit' },
  showsErrorDetails: true,
};

test('shows editors that a rendering is hidden', () => {
  const html = renderOnServer(createPage([{ uid: 'h', componentName: 'Hidden Rendering' }], editing), map);
  expect(html).toContain('<p class="editor-notice">The component is hidden</p>');
});
