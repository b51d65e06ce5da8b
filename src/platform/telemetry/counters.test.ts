import { collectMetrics } from '@tests/fakes/collect-metrics';
import {
  countCmsQueueWait,
  countCmsRequest,
  countCmsRetry,
  countError,
  countPageCache,
  countPublish,
  countRender,
  countRequest,
  recordBreaker,
  recordCmsQueue,
  recordRedis,
} from './counters';
import { METRICS, record } from './metrics';
import { countStepTimes } from './step-times';

function countAll() {
  countRequest('page', 503, 1500);
  countError('cms-timeout');
  countRender('visitor', 'page', 20);
  countPageCache('stale');
  countCmsRequest('LayoutQuery', 'ok', 30);
  countCmsRetry('LayoutQuery');
  recordBreaker('LayoutQuery', 'open');
  recordCmsQueue('background', 3);
  countCmsQueueWait('background', 100);
  countPublish('live', 1200);
  recordRedis(true);
  countStepTimes([{ step: 'redirect', ms: 1, answered: false }]);
}

test('each function records its metric with exactly the attributes that the list names', async () => {
  const receiver = collectMetrics();
  countAll();
  const points = await receiver.collect();
  await receiver.stop();

  const recorded = points.map(({ name, attributes }) => [name, Object.keys(attributes).toSorted()]);
  const { memory: _, eventLoop: __, ...counted } = METRICS;
  expect(Object.fromEntries(recorded)).toEqual(
    Object.fromEntries(
      Object.values(counted).map(({ name, attributes }) => [name, [...attributes].toSorted()]),
    ),
  );
  expect(points).toContainEqual({
    name: 'marquee.request.duration',
    attributes: { kind: 'page', status: '5xx' },
    value: 1.5,
  });
  expect(points).toContainEqual({
    name: 'marquee.cms.breaker.state',
    attributes: { operation: 'LayoutQuery' },
    value: 2,
  });
});

test('what was counted before a receiver started does not hide what is counted after it', async () => {
  record('errors', 1, { type: 'early' });
  const receiver = collectMetrics();
  record('errors', 1, { type: 'late' });
  const points = await receiver.collect();
  await receiver.stop();
  expect(points).toEqual([{ name: 'marquee.errors', attributes: { type: 'late' }, value: 1 }]);
});
