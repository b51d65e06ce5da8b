import { type Config, ConfigError, getConfig } from '@/config';
import { EDITING_SECRET_MISSING } from '@/lib/error-catalogue';
import { createLogger } from '@/telemetry/logger';

/** A wrong environment stops the server here, with every problem by name. */
export async function startProcess(): Promise<void> {
  const config = findConfig();
  const { editing, metrics } = config;
  if (!editing.secret) process.stderr.write(`${EDITING_SECRET_MISSING}\n`);
  if (!metrics) return;
  const { startMetrics } = await import('@/telemetry/start-metrics');
  startMetrics(metrics, createLogger(config));
}

function findConfig(): Config {
  try {
    return getConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
