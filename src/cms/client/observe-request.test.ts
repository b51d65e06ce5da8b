import { collectMetrics } from '@tests/fakes/collect-metrics';
import { data, json, startScriptedCms } from '@tests/servers/scripted-cms';
import { runInRequest } from '@/platform/telemetry/request-context';
import { createCmsClient } from './create-cms-client';

const QUERY = 'query LayoutQuery { layout }';

const visit = async (ask: () => Promise<unknown>) => {
  const context = { requestId: 'r1', upstream: [] };
  await runInRequest(context, ask).catch(() => undefined);
  return context.upstream;
};

test('each caller notes how long it waited, and the metrics count a shared query once, with its retries', async () => {
  const receiver = collectMetrics();
  const cms = await startScriptedCms(json(503, {}), data({ layout: null }));
  const client = createCmsClient({
    endpoint: cms.endpoint,
    retries: 1,
    deadlineMs: 5000,
    sleep: async () => undefined,
  });
  const ask = () => client.request(QUERY, {});
  const upstreams = await Promise.all([visit(ask), visit(ask)]);
  const points = await receiver.collect();
  await Promise.all([cms.close(), receiver.stop()]);

  const note = { operation: 'LayoutQuery', ms: expect.any(Number), outcome: 'ok' };
  expect(upstreams).toEqual([[note], [note]]);
  const own = points.filter(({ name }) => !name.startsWith('marquee.cms.queue'));
  expect(own).toEqual([
    { name: 'marquee.cms.retries', attributes: { operation: 'LayoutQuery' }, value: 1 },
    {
      name: 'marquee.cms.request.duration',
      attributes: { operation: 'LayoutQuery', outcome: 'ok' },
      value: expect.any(Number),
    },
  ]);
});

test('a failure is noted with its kind', async () => {
  const cms = await startScriptedCms(json(500, {}));
  const client = createCmsClient({ endpoint: cms.endpoint, retries: 0, deadlineMs: 5000 });
  const upstream = await visit(() => client.request(QUERY, {}));
  await cms.close();
  expect(upstream).toEqual([{ operation: 'LayoutQuery', ms: expect.any(Number), outcome: 'http' }]);
});
