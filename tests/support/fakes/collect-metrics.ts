import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';

type Point = { name: string; attributes: Readonly<Record<string, unknown>>; value: number };

/** Receives the metrics of this process. `collect` returns the value of each series, for histograms their sum. */
export function collectMetrics() {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter });
  metrics.disable();
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  return {
    async collect(): Promise<Point[]> {
      const { resourceMetrics } = await reader.collect();
      return resourceMetrics.scopeMetrics.flatMap(({ metrics: all }) =>
        all.flatMap(({ descriptor: { name }, dataPoints }) =>
          dataPoints.map(({ attributes, value }) => ({
            name,
            attributes,
            value: typeof value === 'number' ? value : (value.sum ?? 0),
          })),
        ),
      );
    },
    async stop() {
      metrics.disable();
      await reader.shutdown();
    },
  };
}
