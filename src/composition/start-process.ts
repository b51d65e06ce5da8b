import { type Config, ConfigError, getConfig } from '@/platform/config/config';
import { createLogger } from '@/platform/telemetry/logger';
import { EDITING_SECRET_MISSING } from '@/texts/error-catalogue';

const SHARED_CONTEXT_ID =
  'Pages contain SITECORE_EDGE_CONTEXT_ID, because NEXT_PUBLIC_SITECORE_EDGE_CONTEXT_ID has no other value';

/** Checks the environment and starts metrics. A problem in the environment stops the server. */
export async function startProcess(): Promise<void> {
  const config = getConfigOrExit();
  const { editing, edge, metrics } = config;
  if (!editing.secret) process.stderr.write(`${EDITING_SECRET_MISSING}\n`);
  if (edge.contextId && edge.contextId === edge.browserContextId)
    createLogger(config).warn({}, SHARED_CONTEXT_ID);
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
