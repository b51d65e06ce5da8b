import { createPage, renderOnServer } from '@tests/fixtures/page';
import { Default } from './FEaaSWrapper';
import * as server from './FEaaSWrapper.server';

test('shows the loaded HTML inside an element with the chosen column classes', () => {
  const params = {
    LibraryId: 'lib',
    ComponentId: 'comp',
    ComponentVersion: 'responsive',
    ComponentHostName: 'components.test',
    GridParameters: 'col-6',
  };
  const page = createPage([{ uid: 'u', componentName: 'FEaaSWrapper', params }], {
    componentData: { u: { html: '<p>x</p>' } },
  });
  expect(renderOnServer(page, { FEaaSWrapper: { Default } })).toMatch(
    /<div class="component feaas col-6"><feaas-component [^>]*><p>x<\/p><\/feaas-component><\/div>/,
  );
});

test('does not send the fields and the data settings to the browser', () => {
  expect(server.pruneFields()).toBeUndefined();
  expect(server.serverParams).toEqual(['ComponentDataOverride', 'ComponentHTMLOverride']);
});
