import { createThrottledLog } from './throttled-log';

test('logs the first failure and, after a minute, the next failure with the number of skipped failures', () => {
  const logged: unknown[] = [];
  const log = (fields: unknown) => void logged.push(fields);
  let time = 0;
  const logger = { debug: log, info: log, warn: log, error: log };
  const logFailure = createThrottledLog(logger, 'outage', () => time);
  for (const error of ['a', 'b', 'c']) logFailure(error);
  expect(logged).toEqual([{ error: 'a' }]);
  time = 60_000;
  logFailure('d');
  expect(logged).toEqual([{ error: 'a' }, { error: 'd', notLogged: 2 }]);
});
