import { createPage, renderOnServer } from '@tests/fixtures/page';
import type { RenderingProps } from '../component/types';
import { Placeholder } from './Placeholder';

const Asking = ({ rendering }: RenderingProps) => <Placeholder name="side" rendering={rendering} />;
const map = { Asking: { Default: Asking } };

test("logs a missing placeholder once, without the rendering's content", () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = createPage([{ componentName: 'Asking', fields: { Secret: { value: 'payload' } } }]);
  expect(renderOnServer(page, map)).not.toContain('payload');
  renderOnServer(page, map);
  expect(warn.mock.calls).toEqual([["The layout has no placeholder 'side' in Asking."]]);
  warn.mockRestore();
});
