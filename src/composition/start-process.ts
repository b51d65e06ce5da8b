import { type Config, ConfigError, getConfig } from '@/platform/config/config';
import { createLogger } from '@/platform/telemetry/logger';
import { EDITING_SECRET_MISSING } from '@/texts/error-catalogue';

/** Checks the environment and starts metrics. A problem in the environment stops the server. */
export async function startProcess(): Promise<void> {
  const config = getConfigOrExit();
  const { editing, metrics } = config;
  if (!editing.secret) process.stderr.write(`${EDITING_SECRET_MISSING}\n`);
  if (!metrics) return;
  const { startMetrics } = await import('@/platform/telemetry/start-metrics');
  startMetrics(metrics, createLogger(config));
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
