import { type Attributes, type MeterProvider, metrics } from '@opentelemetry/api';

// Imports nothing else: the server entry and the cache handler use it outside of Next's bundles.

type MetricDefinition = {
  name: `marquee.${string}`;
  kind: 'counter' | 'gauge' | 'histogram';
  unit: string;
  description: string;
  /** The names of all attributes. Each has few values, because every combination of values is stored and sent. */
  attributes: readonly string[];
  /** Upper limits of a histogram. */
  buckets?: readonly number[];
};

const FAST = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const NORMAL = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SLOW = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];

/** Every metric of the site. docs/operations.md, the dashboard and the alert rules use these names. */
export const METRICS = {
  requests: {
    name: 'marquee.request.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Time from the arrival of a request to the end of its response',
    attributes: ['kind', 'status'],
    buckets: NORMAL,
  },
  errors: {
    name: 'marquee.errors',
    kind: 'counter',
    unit: '{error}',
    description: 'Failures, also those that are not logged because the same failure was logged before',
    attributes: ['type'],
  },
  proxySteps: {
    name: 'marquee.proxy.step.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Time that a step before a page takes',
    attributes: ['step', 'answered'],
    buckets: FAST,
  },
  renders: {
    name: 'marquee.page.render.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Time to build a page, with its queries to the CMS',
    attributes: ['reason', 'outcome'],
    buckets: NORMAL,
  },
  pageCache: {
    name: 'marquee.page_cache.requests',
    kind: 'counter',
    unit: '{request}',
    description: 'Pages that visitors requested, by what the page cache had',
    attributes: ['state'],
  },
  cmsRequests: {
    name: 'marquee.cms.request.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Time of a query to the CMS, with all attempts',
    attributes: ['operation', 'outcome'],
    buckets: NORMAL,
  },
  cmsRetries: {
    name: 'marquee.cms.retries',
    kind: 'counter',
    unit: '{attempt}',
    description: 'Further attempts of queries to the CMS',
    attributes: ['operation'],
  },
  breakers: {
    name: 'marquee.cms.breaker.state',
    kind: 'gauge',
    unit: '1',
    description: 'Circuit breaker of an operation: 0 closed, 1 half open, 2 open',
    attributes: ['operation'],
  },
  cmsQueue: {
    name: 'marquee.cms.queue.length',
    kind: 'gauge',
    unit: '{request}',
    description: 'Queries to the CMS that wait for the request budget',
    attributes: ['priority'],
  },
  cmsQueueWaits: {
    name: 'marquee.cms.queue.wait',
    kind: 'histogram',
    unit: 's',
    description: 'Time that a query to the CMS waits for the request budget',
    attributes: ['priority'],
    buckets: NORMAL,
  },
  publishLag: {
    name: 'marquee.publish.lag',
    kind: 'histogram',
    unit: 's',
    description: 'Time from the webhook of a publish until all its pages are renewed',
    attributes: ['outcome'],
    buckets: SLOW,
  },
  redis: {
    name: 'marquee.redis.connected',
    kind: 'gauge',
    unit: '1',
    description: 'Connection to Redis: 1 connected, 0 not; absent without REDIS_URL',
    attributes: [],
  },
  memory: {
    name: 'marquee.process.memory',
    kind: 'gauge',
    unit: 'By',
    description: 'Memory of the process: rss, heap_used, heap_limit, external',
    attributes: ['kind'],
  },
  eventLoop: {
    name: 'marquee.event_loop.delay',
    kind: 'gauge',
    unit: 's',
    description: 'Largest delay of the event loop in the last one to two minutes: p50, p99, max',
    attributes: ['quantile'],
  },
} as const satisfies Record<string, MetricDefinition>;

export type MetricKey = keyof typeof METRICS;

type Write = (value: number, attributes?: Attributes) => void;

let provider: MeterProvider | undefined;
const writers = new Map<MetricKey, Write>();

/** Without a receiver of metrics, this does nothing. */
export function record(key: MetricKey, value: number, attributes?: Attributes): void {
  // Instruments report only to the provider that created them. Starting metrics replaces the provider.
  const current = metrics.getMeterProvider();
  if (current !== provider) writers.clear();
  provider = current;
  const write = writers.get(key) ?? createWriter(METRICS[key]);
  writers.set(key, write);
  write(value, attributes);
}

function createWriter({ name, kind, unit, description, buckets }: MetricDefinition): Write {
  const meter = metrics.getMeter('marquee');
  const options = { unit, description };
  if (kind === 'counter') {
    const counter = meter.createCounter(name, options);
    return (value, attributes) => counter.add(value, attributes);
  }
  const advice = buckets && { explicitBucketBoundaries: [...buckets] };
  const instrument =
    kind === 'gauge' ? meter.createGauge(name, options) : meter.createHistogram(name, { ...options, advice });
  return (value, attributes) => instrument.record(value, attributes);
}
