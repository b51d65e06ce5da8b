import { type Config, ConfigError, getConfig } from '@/platform/config/config';
import { createLogger, type Logger } from '@/platform/telemetry/logger';
import { EDITING_SECRET_MISSING } from '@/texts/error-catalogue';
import { startPageCache } from './start-page-cache';

/** Checks the environment, connects to Redis and starts the page cache and metrics. A problem in the environment stops the server. */
export async function startProcess(): Promise<void> {
  const config = getConfigOrExit();
  const { editing, metrics, redisUrl } = config;
  const logger = createLogger(config);
  if (!editing.secret) process.stderr.write(`${EDITING_SECRET_MISSING}\n`);
  if (redisUrl) await connectClusterOrExit(config, redisUrl, logger);
  startPageCache(config, logger);
  if (!metrics) return;
  const { startMetrics } = await import('@/platform/telemetry/start-metrics');
  startMetrics(metrics, logger);
}

async function connectClusterOrExit(config: Config, url: string, logger: Logger): Promise<void> {
  const { connectCluster } = await import('./connect-cluster');
  try {
    await connectCluster(config, url, logger);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`REDIS_URL: cannot connect to ${new URL(url).host}: ${reason}\n`);
    process.exit(1);
  }
}

function getConfigOrExit(): Config {
  try {
    return getConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
