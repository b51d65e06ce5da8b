import { setImmediate } from 'node:timers/promises';
import {
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  ErrorReply,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
} from '@redis/client';
import { withTimeout } from '../async/with-timeout';
import { getSteadyTime } from '../process/steady-time';
import { recordRedis } from '../telemetry/counters';
import type { Logger } from '../telemetry/logger';
import { createOutageLog, type OutageLog } from '../telemetry/outage-log';
import { createThrottledLog } from '../telemetry/throttled-log';
import { createConnection } from './create-connection';
import { type RedisClient, type RedisCommands, RedisRefusalError } from './redis';
import { CLOCK_SAMPLES, createRedisClock } from './redis-clock';

const COMMAND_MS = 500;
const HEARTBEAT_MS = 1_000;
/** After so long without an answer the connection may be dead without a sign, so it is replaced. */
const SILENCE_MS = 5_000;

class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

const CONNECTION_ERRORS = [
  RedisUnavailableError,
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
];

type Options = {
  /** What keys and channels begin with. */
  prefix?: string;
  silenceMs?: number;
};

/**
 * Connects to Redis; rejects if it cannot. Later, when Redis does not answer, `run` fails at once until a heartbeat gets
 * an answer: no request waits more than once.
 */
export async function connectRedis(url: string, logger: Logger, options: Options = {}): Promise<RedisClient> {
  const { prefix = 'marquee:', silenceMs = SILENCE_MS } = options;
  const outage = createRedisOutage(logger);
  const logRefusal = createThrottledLog(logger, 'Redis refuses a command');
  const logFault = createThrottledLog(logger, 'A command to Redis is faulty');
  const clock = createRedisClock();
  let isAnswering = false;
  let answeredAt = performance.now();
  /** Before, a failure stops the start, which reports it. */
  let isOpen = false;
  let isReplacing = false;

  function onFailure(error: unknown) {
    if (!isOpen) return;
    isAnswering = false;
    clock.reset();
    outage.failed(error);
  }

  function onAnswer() {
    isAnswering = true;
    answeredAt = performance.now();
    outage.succeeded();
  }

  async function attempt<Result>(commands: (redis: RedisCommands) => Promise<Result>): Promise<Result> {
    try {
      const result = await withLimit(commands(connection));
      onAnswer();
      return result;
    } catch (error) {
      if (error instanceof ErrorReply) {
        if (isOpen) logRefusal(error);
        throw new RedisRefusalError(error.message, { cause: error });
      }
      if (isConnectionError(error)) onFailure(error);
      else logFault(error);
      throw error;
    }
  }

  async function readClock() {
    const sentAt = getSteadyTime();
    const [seconds, microseconds] = await attempt((redis) => redis.sendCommand<string[]>(['TIME']));
    const answer = Number(seconds) * 1000 + Number(microseconds) / 1000;
    clock.add({ sentAt, answer, receivedAt: getSteadyTime() });
  }

  async function beat() {
    try {
      await readClock();
    } catch {
      // Isolation point: `attempt` has logged the failure. The next heartbeat tries again.
      if (performance.now() - answeredAt > silenceMs) await replace();
    }
  }

  /** Opens a new connection, because a connection whose other end has vanished never fails by itself. */
  async function replace() {
    if (isReplacing || !isOpen) return;
    isReplacing = true;
    try {
      const next = await createConnection(connectionSettings);
      if (!isOpen) return next.destroy();
      connection.destroy();
      connection = next;
      answeredAt = performance.now();
    } catch (error) {
      onFailure(error);
    } finally {
      isReplacing = false;
    }
  }

  const connectionSettings = { url, silenceMs, onFailure };
  let connection = await createConnection(connectionSettings);
  try {
    // Fails without the password that Redis requires. Several times, because the first answer can be slow.
    for (let sample = 0; sample < CLOCK_SAMPLES; sample += 1) await readClock();
  } catch (error) {
    connection.destroy();
    throw error;
  }
  isOpen = true;
  const timer = setInterval(() => void beat(), HEARTBEAT_MS).unref();

  return {
    prefix,
    run: async (commands) => {
      if (!isAnswering) throw new RedisUnavailableError('Redis does not answer');
      return attempt(commands);
    },
    isAnswering: () => isAnswering,
    now: clock.now,
    close: () => {
      isOpen = false;
      clearInterval(timer);
      connection.destroy();
    },
  };
}

/** A fault of the program is no outage. Errors of sockets have the number of the system's error. */
const isConnectionError = (error: unknown): boolean =>
  CONNECTION_ERRORS.some((type) => error instanceof type) || (error instanceof Error && 'errno' in error);

function withLimit<Result>(promise: Promise<Result>): Promise<Result> {
  return withTimeout(COMMAND_MS, promise, async () => {
    // After work that blocked this process, the timer fires before the answer that has already come is read.
    await setImmediate();
    const error = new RedisUnavailableError(`Redis has not answered within ${COMMAND_MS} ms`);
    return Promise.race([promise, Promise.reject(error)]);
  });
}

function createRedisOutage(logger: Logger): OutageLog {
  const log = createOutageLog(logger, {
    failed: 'Redis does not answer. Each node goes on alone',
    succeeded: 'Redis answers again',
  });
  return {
    failed(error) {
      recordRedis(false);
      log.failed(error);
    },
    succeeded() {
      recordRedis(true);
      log.succeeded();
    },
  };
}
