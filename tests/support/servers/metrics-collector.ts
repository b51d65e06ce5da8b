import { createServer } from 'node:http';
import { z } from 'zod';
import { listen } from './listen.ts';

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), boolValue: z.boolean().optional() }),
});
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
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeMetrics: z.array(z.object({ metrics: z.array(Metric) })),
    }),
  ),
});

export type MetricReport = z.infer<typeof Report>;

/** Starts an OpenTelemetry collector that receives OTLP over HTTP in JSON. */
export async function startMetricsCollector() {
  const reports: MetricReport[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (request.method === 'POST' && request.url === '/v1/metrics') {
      reports.push(Report.parse(JSON.parse(body)));
      response.setHeader('Content-Type', 'application/json').end('{}');
    } else {
      response.writeHead(404).end();
    }
  });
  return { ...(await listen(server)), reports };
}
