/** @jest-environment node */
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { createPage, renderOnServer } from './page-fixture';
import type { Rendering, RenderingProps } from './types';

const Text = ({ rendering }: RenderingProps) => <p>{rendering.uid}</p>;
const map = { Text: { Default: Text } };
const text: Rendering = { uid: 'uid-1', componentName: 'Text' };

// As Next's server does before it renders anything.
beforeAll(() => Loadable.preloadAll());

test('frames placeholders and renderings for an editor', () => {
  const html = renderOnServer(
    createPage([text], { context: { pageEditing: true, editMode: 'metadata' } }),
    map,
  );
  expect(html).toContain('chrometype="placeholder" class="scpm" kind="open" id="headless-main_0000');
  expect(html).toContain('chrometype="rendering" class="scpm" kind="open" id="uid-1"');
  expect(html).toContain('<p>uid-1</p>');
});

test('shows a preview as visitors will see it', () => {
  const html = renderOnServer(createPage([text], { context: { pageState: 'preview' } }), map);
  expect(html).toContain('<p>uid-1</p>');
  expect(html).not.toContain('scpm');
});

test('tells an editor of a component that the site does not have', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unknown = { uid: 'a', componentName: 'Nobody' };
  const html = renderOnServer(
    createPage([unknown], { context: { pageEditing: true, editMode: 'metadata' } }),
    map,
  );
  expect(html).toContain('JSS component is missing React implementation.');
  expect(html).toContain('<p>Nobody</p>');
  expect(html).not.toContain('hidden=""');
  expect(warn.mock.calls).toEqual([[expect.stringContaining("The site has no component 'Nobody'")]]);
  warn.mockRestore();
});

test("a component that the site does not have may be the SDK's own", () => {
  const external: Rendering = { uid: 'b', componentName: 'BYOCWrapper', params: { styles: 'x' } };
  expect(renderOnServer(createPage([external]), map)).toContain(
    'BYOC: The ComponentName for this rendering is missing',
  );
});
