import { createServer } from 'node:http';
import { context, trace } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { listen } from '@tests/servers/listen';
import { runInRequest } from './request-context';
import { inRequestSpan } from './request-span';
import { startTraces } from './start-traces';
import { inSpan } from './tracing';

const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const UNTRACED_CALLER = CALLER.replace(/01$/, '00');

afterEach(() => {
  trace.disable();
  context.disable();
});

/** What a page does: a step that calls the CMS within a span of Next's own, and fails. */
const work = () =>
  inSpan('page load', {}, () =>
    trace.getTracer('next.js').startActiveSpan('/api/editing/render?secret=x', () =>
      inSpan('cms LayoutQuery', { 'cms.operation': 'LayoutQuery' }, async () => {
        throw new Error('no answer from https://edge.test/?sitecoreContextId=S3CRET');
      }),
    ),
  );

type Settings = { ratio?: number; continues?: boolean; traceparent?: string };

/** Returns the spans of one request, in the order in which they ended. */
async function collectSpans({ ratio = 1, continues = false, traceparent = CALLER }: Settings = {}) {
  const exporter = new InMemorySpanExporter();
  const settings = { endpoint: 'http://collector.test', traceRatio: ratio, continuesTraces: continues };
  const provider = startTraces(settings, emptyResource(), exporter);
  const server = createServer((request, response) => {
    const known = { requestId: 'r1', path: '/about', site: 'main', upstream: [] };
    void runInRequest(known, () =>
      inRequestSpan({ request, response, context: known }, async () => {
        await work().catch(() => response.writeHead(500));
        response.end();
      }),
    );
  });
  const { url, stop: stopServer } = await listen(server);
  await fetch(url, { headers: { traceparent } });
  await stopServer();
  await provider.forceFlush();
  const spans = exporter.getFinishedSpans();
  await provider.shutdown();
  return spans;
}

test('a request is one trace, with its id, without the spans of Next and without secrets', async () => {
  const spans = await collectSpans();
  const [cms, page, request] = spans;
  expect(spans.map(({ name }) => name)).toEqual(['cms LayoutQuery', 'page load', 'GET']);
  expect(cms?.parentSpanContext?.spanId).toBe(page?.spanContext().spanId);
  expect(page?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  expect(request?.parentSpanContext).toBeUndefined();
  expect(request?.attributes).toEqual({
    'http.request.method': 'GET',
    'marquee.request.id': 'r1',
    'http.response.status_code': 500,
    'url.path': '/about',
    'marquee.site': 'main',
  });
  expect(cms?.status.message).toContain('[redacted]');
  expect(
    JSON.stringify(spans.map(({ name, attributes, status, events }) => [name, attributes, status, events])),
  ).not.toMatch(/S3CRET|secret=/);
});

test.each([
  { continues: false, isCallers: false },
  { continues: true, isCallers: true },
])('belongs to the trace of the caller only if told so ($continues)', async ({ continues, isCallers }) => {
  const spans = await collectSpans({ continues });
  expect(spans).toHaveLength(3);
  for (const span of spans) expect(CALLER.includes(span.spanContext().traceId)).toBe(isCallers);
});

test.each([
  { ratio: 0, continues: false, traceparent: CALLER },
  { ratio: 1, continues: true, traceparent: UNTRACED_CALLER },
])('a request that is not chosen has no spans: %j', async (settings) => {
  expect(await collectSpans(settings)).toEqual([]);
});
