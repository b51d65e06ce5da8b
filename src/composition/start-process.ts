import { type Config, ConfigError, getConfig } from '@/platform/config/config';
import { sendConsoleToLog, sendWarningsToLog } from '@/platform/telemetry/console-to-log';
import { createFailureLog } from '@/platform/telemetry/failure-log';
import { createLogger, type Logger } from '@/platform/telemetry/logger';
import { EDITING_SECRET_MISSING } from '@/texts/error-catalogue';

/** Checks the environment and starts the log, metrics and traces. A problem in the environment stops the server. */
export async function startProcess(): Promise<void> {
  const config = getConfigOrExit();
  const logger = createLogger(config);
  // Developers read the console.
  if (process.env.NODE_ENV === 'production') {
    sendConsoleToLog(logger, createFailureLog(logger));
    sendWarningsToLog(logger);
  }
  if (!config.editing.secret) logger.error({}, EDITING_SECRET_MISSING);
  if (config.telemetry.collector || config.telemetry.prometheus) await startTelemetry(config, logger);
}

/** Loads OpenTelemetry only here, because most sites do without it. */
async function startTelemetry({ telemetry }: Config, logger: Logger): Promise<void> {
  const start = await import('@/platform/telemetry/start-telemetry');
  try {
    await start.startTelemetry(telemetry, logger);
  } catch (error) {
    // Only a taken port gets here. A server without its metrics would look healthy until somebody needs them.
    logger.error({ error }, 'PROMETHEUS_PORT: the port cannot be opened');
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
