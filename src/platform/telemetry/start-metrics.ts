import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { metrics, type ObservableGauge } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import type { Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Config } from '../config/config';
import { onShutdown } from '../process/on-shutdown';
import { toReason } from '../text/to-reason';
import { METRICS, type MetricKey } from './metrics';

/** A receiver that asks at least this often misses no delay. */
const EVENT_LOOP_WINDOW_MS = 60_000;

/** A setting of the receivers that cannot work. Its message names the variable. */
export class TelemetryError extends Error {
  override readonly name = 'TelemetryError';
}

type Receivers = Pick<Config['telemetry'], 'collector' | 'prometheus'>;

/** Starts to send metrics to a collector and to answer Prometheus. Rejects with a TelemetryError if the port is taken. */
export async function startMetrics(
  { collector, prometheus }: Receivers,
  resource: Resource,
): Promise<MeterProvider> {
  const readers = [
    ...(collector ? [createCollectorReader(collector)] : []),
    ...(prometheus ? [await startPrometheus(prometheus)] : []),
  ];
  const provider = new MeterProvider({ readers, resource });
  metrics.setGlobalMeterProvider(provider);
  observeProcess();
  onShutdown(() => provider.shutdown());
  return provider;
}

function createCollectorReader({ endpoint, intervalMs }: NonNullable<Receivers['collector']>) {
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: intervalMs,
  });
}

async function startPrometheus({ host, port }: NonNullable<Receivers['prometheus']>) {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
  try {
    await exporter.startServer();
  } catch (cause) {
    const problem = `PROMETHEUS_PORT: cannot listen on port ${port} of PROMETHEUS_HOST ${host}`;
    throw new TelemetryError(`${problem}: ${toReason(cause)}`, { cause });
  }
  return exporter;
}

/** Measures memory and event loop at each report. */
function observeProcess(): void {
  const readDelay = monitorEventLoop();
  createGauge('memory').addCallback((result) => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const values = { rss, heap_used: heapUsed, heap_limit: getHeapStatistics().heap_size_limit, external };
    for (const [kind, bytes] of Object.entries(values)) result.observe(bytes, { kind });
  });
  createGauge('eventLoop').addCallback((result) => {
    for (const [quantile, seconds] of Object.entries(readDelay())) result.observe(seconds, { quantile });
  });
}

/** Returns a function that tells the delay of the last one to two minutes in seconds, the same to every reader. */
function monitorEventLoop(): () => Record<'p50' | 'p99' | 'max', number> {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const read = () => ({
    p50: delay.percentile(50) / 1e9,
    p99: delay.percentile(99) / 1e9,
    max: delay.max / 1e9,
  });
  let before = read();
  setInterval(() => {
    before = read();
    delay.reset();
  }, EVENT_LOOP_WINDOW_MS).unref();
  return () => {
    const { p50, p99, max } = read();
    return {
      p50: Math.max(p50, before.p50),
      p99: Math.max(p99, before.p99),
      max: Math.max(max, before.max),
    };
  };
}

function createGauge(key: MetricKey): ObservableGauge {
  const { name, unit, description } = METRICS[key];
  return metrics.getMeter('marquee').createObservableGauge(name, { unit, description });
}
