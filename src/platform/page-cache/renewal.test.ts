import { createSource, type Source, startPageNode } from '@tests/fakes/page-node';
import { reportFailedRender, runRenewal } from './renewal';

const quiet = () => undefined;
const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const startNode = (source: Source) => startPageNode({ source, logger });

/** Next tells nobody that the page has failed, because its error page is not in the cache (16.4). */
const silently = (renew: Promise<void>) => renew.catch(() => undefined);

test('rejects if the page was not rendered, although Next reports no failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const source = createSource();
  const node = await startNode(source);
  await node.visit();
  source.content = new Error('The CMS is down');
  await expect(
    runRenewal(async () => {
      await silently(node.demandIfCached());
      await node.demandIfCached('/_error');
    }),
  ).rejects.toThrow('could not be rendered');
  source.content = 'two';
  await runRenewal(() => node.demandIfCached());
  expect((await node.visit()).html).toBe('two');
});

test('rejects with the error of the render, if it is known', async () => {
  const source = createSource();
  const node = await startNode(source);
  await node.visit();
  source.read = async () => {
    reportFailedRender(new Error('LayoutQuery: status 500'));
    throw new Error('The CMS is down');
  };
  await expect(runRenewal(() => silently(node.demandIfCached()))).rejects.toThrow('LayoutQuery: status 500');
});

test('a page that is not in the cache needs no renewal, and without the page cache Next decides', async () => {
  const node = await startNode(createSource());
  await runRenewal(() => node.demandIfCached());
  await runRenewal(async () => undefined);
  await expect(runRenewal(() => Promise.reject(new Error('Invalid response 500')))).rejects.toThrow('500');
});
