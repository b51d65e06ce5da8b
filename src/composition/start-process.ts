import { type Config, ConfigError, getConfig } from '@/platform/config/config';
import { createLogger, type Logger } from '@/platform/telemetry/logger';
import { toReason } from '@/platform/text/to-reason';
import { EDITING_SECRET_MISSING } from '@/texts/error-catalogue';
import { startPageCache } from './start-page-cache';

const SHARED_CONTEXT_ID =
  'Pages contain SITECORE_EDGE_CONTEXT_ID, because NEXT_PUBLIC_SITECORE_EDGE_CONTEXT_ID has no other value';

/**
 * Checks the environment, starts metrics, traces and the page cache, and connects to Redis. A problem in the environment
 * stops the server.
 */
export async function startProcess(): Promise<void> {
  const config = getConfigOrExit();
  const { editing, edge, redisUrl, telemetry } = config;
  const logger = createLogger(config);
  if (!editing.secret) logger.error({}, EDITING_SECRET_MISSING);
  if (edge.contextId && edge.contextId === edge.browserContextId) logger.warn({}, SHARED_CONTEXT_ID);
  // Before Redis, whose connection is a metric.
  if (telemetry.collector || telemetry.prometheus) await startTelemetryOrExit(telemetry, logger);
  if (redisUrl) await connectClusterOrExit(config, redisUrl, logger);
  startPageCache(config, logger);
}

/** Loads OpenTelemetry only here, because most sites do without it. */
async function startTelemetryOrExit(telemetry: Config['telemetry'], logger: Logger): Promise<void> {
  const { startTelemetry } = await import('@/platform/telemetry/start-telemetry');
  const { TelemetryError } = await import('@/platform/telemetry/start-metrics');
  try {
    await startTelemetry(telemetry, logger);
  } catch (error) {
    if (error instanceof TelemetryError) exitWith(error.message);
    const setting = telemetry.collector ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'PROMETHEUS_PORT';
    exitWith(`${setting}: metrics and traces cannot start: ${toReason(error)}`);
  }
}

async function connectClusterOrExit(config: Config, url: string, logger: Logger): Promise<void> {
  const { connectCluster } = await import('./connect-cluster');
  try {
    await connectCluster(config, url, logger);
  } catch (error) {
    exitWith(`REDIS_URL: cannot connect to ${new URL(url).host}: ${toReason(error)}`);
  }
}

/** A setting that is given and cannot work stops the start. */
function exitWith(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

function getConfigOrExit(): Config {
  try {
    return getConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    exitWith(error.message);
  }
}
