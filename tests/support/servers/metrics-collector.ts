import { createServer } from 'node:http';
import { z } from 'zod';
import { listen } from './listen.ts';

const Value = z.object({
  stringValue: z.string().optional(),
  boolValue: z.boolean().optional(),
  intValue: z.coerce.number().optional(),
});
const Attribute = z.object({ key: z.string(), value: Value });
const Resource = z.object({ attributes: z.array(Attribute) });

const Point = z.object({
  attributes: z.array(Attribute),
  count: z.coerce.number(),
  sum: z.number(),
  explicitBounds: z.array(z.number()),
});
const Metric = z.object({
  name: z.string(),
  unit: z.string(),
  histogram: z.object({ dataPoints: z.array(Point) }).optional(),
});
const Report = z.object({
  resourceMetrics: z.array(
    z.object({ resource: Resource, scopeMetrics: z.array(z.object({ metrics: z.array(Metric) })) }),
  ),
});

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(Attribute).transform(toRecord),
  status: z.object({ code: z.number(), message: z.string().optional() }),
});
const Traces = z.object({
  resourceSpans: z.array(
    z.object({ resource: Resource, scopeSpans: z.array(z.object({ spans: z.array(Span) })) }),
  ),
});

export type MetricReport = z.infer<typeof Report>;

export type CollectedSpan = z.infer<typeof Span>;

function toRecord(attributes: readonly z.infer<typeof Attribute>[]) {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? value.intValue]),
  );
}

/** Starts an OpenTelemetry collector that receives OTLP over HTTP in JSON. */
export async function startMetricsCollector() {
  const reports: MetricReport[] = [];
  const spans: CollectedSpan[] = [];
  const receive: Readonly<Record<string, (body: unknown) => void>> = {
    '/v1/metrics': (body) => void reports.push(Report.parse(body)),
    '/v1/traces': (body) => {
      for (const { scopeSpans } of Traces.parse(body).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    },
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const take = request.method === 'POST' && receive[request.url ?? ''];
    if (!take) return void response.writeHead(404).end();
    take(JSON.parse(body));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  return { ...(await listen(server)), reports, spans };
}
