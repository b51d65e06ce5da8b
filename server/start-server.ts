import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import pino from 'pino';
import { type Config, getConfig } from '../src/platform/config/config.ts';
import { setBuildFolder } from '../src/platform/process/build-folder.ts';
import { sendConsoleToLog, sendWarningsToLog } from '../src/platform/telemetry/console-to-log.ts';
import { createFailureLog } from '../src/platform/telemetry/failure-log.ts';
import { createLogger } from '../src/platform/telemetry/logger.ts';
import { answerBadRequests } from './bad-requests.ts';
import { createBatchedOutput } from './batched-output.ts';
import { readBuildConfig, readBuildFiles, readCommonHeaders } from './build-files.ts';
import { createDrain } from './drain.ts';
import { handleUncaught } from './last-resort.ts';
import { type AccessLog, createRequestListener } from './request-listener.ts';
import { createStop, type Stop, stopOnSignals } from './stop.ts';

/** Limits against clients that keep a connection by sending or reading slowly. */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than the 60 s for which nginx and most load balancers keep a connection, so that they close it first. */
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16_384,
};

/** No byte was sent or received for this long in the middle of a request. */
const STALLED_MS = 120_000;

export type RunningSite = { stop: Stop };

/** Serves the build in `dir/.next` until a signal stops the process. */
export async function startServer(dir: string): Promise<RunningSite> {
  process.title = 'marquee-site';
  const config = getConfig();
  const { host, port, shutdown } = config.server;
  const logger = createLogger(config);
  const logFailure = createFailureLog(logger);
  sendConsoleToLog(logger, logFailure);
  sendWarningsToLog(logger);
  const { buildId, isMissing } = await readBuildFiles(dir);
  const commonHeaders = await readCommonHeaders(dir);
  setBuildFolder(path.join(dir, '.next'));
  const next = await prepareNext(dir, port);

  // Without the callback, a request to switch to HTTP/2 would wait for ever.
  const server = createServer({ ...LIMITS, shouldUpgradeCallback: () => false });
  server.timeout = STALLED_MS;
  const { track, isDraining, drain } = createDrain(server);
  const handle = next.getRequestHandler();
  const accessLog = createAccessLog(config);
  const answer = createRequestListener({ handle, isMissing, commonHeaders, isDraining, logger, accessLog });
  server.on('request', (request, response) => {
    track(request, response);
    void answer(request, response);
  });
  answerBadRequests(server, logger);

  const exit = (code: number) => process.exit(code);
  const stop = createStop({ drain, limits: shutdown, close: () => next.close(), logger, exit });
  handleUncaught(stop, logger, logFailure);
  stopOnSignals(stop, exit);
  await listen(server, config.server);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  logger.info({ url, buildId }, 'The site is served');
  return { stop };
}

/** Returns what writes a line, or `null` if requests are not logged. */
function createAccessLog({ server, logLevel }: Config): AccessLog | null {
  if (!server.hasAccessLog || !['debug', 'info'].includes(logLevel)) return null;
  const { write, flush } = createBatchedOutput(pino.destination({ fd: 1, sync: true }));
  process.on('exit', flush);
  return write;
}

/** Starts the Next that belongs to the build. It prints no failures itself: the site logs each as one line. */
async function prepareNext(dir: string, port: number) {
  const settings = {
    NODE_ENV: 'production',
    // As in the `server.js` of Next's standalone output: no next.config.js is read.
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(await readBuildConfig(dir)),
  };
  Object.assign(process.env, settings);
  const createNext: typeof import('next').default = createRequire(path.join(dir, 'package.json'))('next');
  // Next takes `hostname` only for the URLs that the proxy sees. With an IP address it would not know its own host.
  const next = createNext({ dev: false, dir, hostname: 'localhost', port, quiet: true });
  await next.prepare();
  return next;
}

function listen(server: Server, { host, port }: Config['server']): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
