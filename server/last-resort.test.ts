import { handleUncaught } from './last-resort.ts';

function setUp() {
  const stop = jest.fn(async () => undefined);
  const logFailure = jest.fn();
  const error = jest.fn();
  const ignore = () => undefined;
  const exceptions = process.listeners('uncaughtException');
  const rejections = process.listeners('unhandledRejection');
  handleUncaught(stop, { debug: ignore, info: ignore, warn: ignore, error }, logFailure);
  const onException = process.listeners('uncaughtException').at(-1);
  const onRejection = process.listeners('unhandledRejection').at(-1);
  process.removeAllListeners('uncaughtException').removeAllListeners('unhandledRejection');
  for (const listener of exceptions) process.on('uncaughtException', listener);
  for (const listener of rejections) process.on('unhandledRejection', listener);
  return { stop, logFailure, error, onException, onRejection };
}

test('an exception that nothing caught is logged and stops the server with code 1', () => {
  const { stop, error, onException } = setUp();
  const fault = new Error('broken');
  onException?.(fault, 'uncaughtException');
  expect(error).toHaveBeenCalledWith({ error: fault }, 'An exception was not caught');
  expect(stop).toHaveBeenCalledWith('uncaughtException', 1);
});

test('a rejected promise that nobody waits for is only logged', () => {
  const { stop, logFailure, onRejection } = setUp();
  const fault = new Error('forgotten');
  onRejection?.(fault, Promise.resolve());
  expect(logFailure).toHaveBeenCalledWith(fault, 'A rejected promise was not handled');
  expect(stop).not.toHaveBeenCalled();
});
