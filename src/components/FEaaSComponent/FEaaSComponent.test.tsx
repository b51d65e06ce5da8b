import { createLoaderContext } from '@tests/fixtures/loader-context';
import { createPage, renderOnServer } from '@tests/fixtures/page';
import { sendHtml, startComponentHost } from '@tests/servers/component-host';
import { Default } from './FEaaSComponent';
import * as server from './FEaaSComponent.server';

test('shows the template of the component host with the fields of the datasource', async () => {
  const path = '/components/lib/comp/responsive/published.html';
  const host = await startComponentHost({ [path]: sendHtml('<p data-path="_.Title">Title</p>') });
  const rendering = {
    uid: 'u',
    componentName: 'FEaaSComponent',
    params: {
      LibraryId: 'lib',
      ComponentId: 'comp',
      ComponentVersion: 'responsive',
      ComponentHostName: host.host,
    },
    fields: { Title: { value: 'From the field' } },
  };
  const data = await server.load(rendering, createLoaderContext(host.access));
  await host.stop();
  const page = createPage([rendering], { componentData: { u: data } });
  const html = renderOnServer(page, { FEaaSComponent: { Default } });
  expect(html).toMatch(
    /^<!--\$--><feaas-component .*><p data-path="_.Title">From the field<\/p><\/feaas-component>/,
  );
});

test('does not send the fields and the data settings to the browser', () => {
  expect(server.pruneFields()).toBeUndefined();
  expect(server.serverParams).toContain('ComponentDataOverride');
});
