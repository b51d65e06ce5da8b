import { createPage, renderOnServer } from '@tests/fixtures/page';
import { ExternalNotice } from './ExternalNotice';

const Default = () => <ExternalNotice name="Weathervane" text="It is missing." />;

test('the server warns once of a component that it cannot show', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = createPage([{ componentName: 'Box' }, { componentName: 'Box' }]);
  expect(renderOnServer(page, { Box: { Default } })).not.toContain('Weathervane');
  expect(warn.mock.calls).toEqual([['It is missing. (Weathervane)']]);
  warn.mockRestore();
});
