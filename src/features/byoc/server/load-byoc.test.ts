import { createLoaderContext } from '@tests/fixtures/loader-context';
import { sendJson, startComponentHost } from '@tests/servers/component-host';
import { loadByoc } from './load-byoc';

const load = (params: Record<string, string>, context: Parameters<typeof createLoaderContext>[0] = {}) =>
  loadByoc({ uid: 'u', params }, createLoaderContext(context));

test('loads the data that the data settings describe, unless the CMS is disconnected', async () => {
  const host = await startComponentHost({ '/wind': sendJson({ speed: 8 }) });
  const override = JSON.stringify({ wind: { url: `${host.url}/wind` } });
  expect(await load({ ComponentDataOverride: override }, host.access)).toMatchObject({
    datasources: { wind: { speed: 8 } },
  });
  expect(
    await load({ ComponentDataOverride: override }, { ...host.access, isDisconnected: true }),
  ).toBeNull();
  expect(host.asked).toEqual(['/wind']);
  await host.stop();
});

test('returns null for props that are not JSON if the CMS is disconnected', async () => {
  const params = { ComponentName: 'Thing', ComponentProps: '{secret', ComponentDataOverride: '{' };
  expect(await load(params, { isDisconnected: true })).toBeNull();
});

test('requests nothing without data settings, and returns where Edge is', async () => {
  const edge = { url: 'https://edge.test', contextId: 'ctx' };
  expect(await load({ ComponentName: 'Thing' }, { edge })).toEqual({
    datasources: {},
    edge: { sitecoreEdgeUrl: 'https://edge.test', sitecoreEdgeContextId: 'ctx' },
  });
});

test('rejects props that are not JSON with an error that names the component but not the props', async () => {
  const error: unknown = await load({ ComponentName: 'Thing', ComponentProps: '{secret' }).catch(
    (e: unknown) => e,
  );
  expect(String(error)).toContain('Parsing props for Thing component from rendering params failed');
  expect(String(error)).not.toContain('secret');
});
