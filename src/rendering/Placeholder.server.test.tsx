/** @jest-environment node */
import { Placeholder } from './Placeholder';
import { createPage, renderOnServer } from './page-fixture';
import type { RenderingProps } from './types';

const Asking = ({ rendering }: RenderingProps) => <Placeholder name="side" rendering={rendering} />;
const map = { Asking: { Default: Asking } };

test('of a placeholder that the layout does not have, the log says once its name and nothing of the content', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = createPage([{ componentName: 'Asking', fields: { Secret: { value: 'payload' } } }]);
  expect(renderOnServer(page, map)).not.toContain('payload');
  renderOnServer(page, map);
  expect(warn.mock.calls).toEqual([["The layout has no placeholder 'side' in Asking."]]);
  warn.mockRestore();
});
