import { onShutdown } from '../src/platform/process/on-shutdown.ts';
import { createStop, stopOnSignals } from './stop.ts';

const limits = { delayMs: 0, timeoutMs: 100 };

function createLogger() {
  const messages: string[] = [];
  const log = (_fields: object, message: string) => void messages.push(message);
  return { messages, logger: { debug: log, info: log, warn: log, error: log } };
}

test('drains, runs the tasks, stops Next and ends with code 0, once', async () => {
  const steps: string[] = [];
  const { logger, messages } = createLogger();
  const remove = onShutdown(() => void steps.push('task'));
  const stop = createStop({
    drain: async () => void steps.push('drained'),
    limits,
    close: async () => void steps.push('closed'),
    logger,
    exit: (code) => void steps.push(`exit ${code}`),
  });
  await Promise.all([stop('SIGTERM'), stop('SIGTERM')]);
  remove();
  expect(steps).toEqual(['drained', 'task', 'closed', 'exit 0']);
  expect(messages).toEqual(['The server is stopping', 'The server has stopped']);
});

test('a task that fails is logged, and one that hangs does not keep the process', async () => {
  const { logger, messages } = createLogger();
  const codes: number[] = [];
  const options = { drain: async () => undefined, limits, close: async () => undefined, logger };
  const exit = (code: number) => void codes.push(code);

  const removeFailing = onShutdown(() => Promise.reject(new Error('no collector')));
  await createStop({ ...options, exit })('SIGTERM');
  removeFailing();
  expect(messages).toContain('A task at shutdown has failed');

  const removeHanging = onShutdown(() => new Promise(() => undefined));
  await createStop({ ...options, exit })('uncaughtException', 1);
  removeHanging();
  expect(codes).toEqual([0, 1]);
});

test('the process ends although Next cannot be closed', async () => {
  const { logger, messages } = createLogger();
  const exit = jest.fn();
  const close = () => Promise.reject(new Error('no database'));
  await createStop({ drain: async () => undefined, limits, close, logger, exit })('SIGTERM');
  expect(exit).toHaveBeenCalledWith(0);
  expect(messages).toEqual([
    'The server is stopping',
    'A task at shutdown has failed',
    'The server has stopped',
  ]);
});

test('the process ends although it cannot be drained', async () => {
  const { logger } = createLogger();
  const exit = jest.fn();
  const drain = () => Promise.reject(new Error('broken'));
  const stop = createStop({ drain, limits, close: async () => undefined, logger, exit });
  await expect(stop('SIGTERM')).rejects.toThrow('broken');
  expect(exit).toHaveBeenCalledWith(0);
});

test.each([
  { exitCode: 0, delayMs: 5000 },
  { exitCode: 1, delayMs: 0 },
])(
  'before the end with code $exitCode, new requests are answered for $delayMs ms',
  async ({ exitCode, delayMs }) => {
    const { logger } = createLogger();
    const drain = jest.fn(async () => undefined);
    const options = {
      drain,
      limits: { delayMs: 5000, timeoutMs: 100 },
      close: async () => undefined,
      logger,
    };
    await createStop({ ...options, exit: () => undefined })('any reason', exitCode);
    expect(drain).toHaveBeenCalledWith({ delayMs, timeoutMs: 100 });
  },
);

test('the first signal stops in order, its echo through npm is ignored, a later one ends at once', () => {
  const stop = jest.fn(async () => undefined);
  const exit = jest.fn();
  let time = 0;
  const before = new Set(process.listeners('SIGTERM'));
  stopOnSignals(stop, exit, () => time);
  const added = process.listeners('SIGTERM').filter((listener) => !before.has(listener));
  const send = () => {
    for (const listener of added) listener('SIGTERM');
  };
  send();
  time = 20;
  send();
  expect([stop.mock.calls.length, exit.mock.calls.length]).toEqual([2, 0]);
  time = 3000;
  send();
  expect(exit).toHaveBeenCalledWith(1);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.removeAllListeners(signal);
});
