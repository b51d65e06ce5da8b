import { createOutageLog } from './outage-log';

test('logs one line at the start of each outage and one at its end', () => {
  const lines: unknown[] = [];
  const log = (fields: object, message: string) => void lines.push({ ...fields, message });
  const logger = { debug: log, info: log, warn: log, error: log };
  let time = 0;
  const outage = createOutageLog(logger, { failed: 'down', succeeded: 'up' }, () => time);
  outage.succeeded();
  for (const error of ['a', 'b']) outage.failed(error);
  time = 1500;
  for (let i = 0; i < 2; i++) outage.succeeded();
  outage.failed('c');
  expect(lines).toEqual([
    { error: 'a', message: 'down' },
    { ms: 1500, message: 'up' },
    { error: 'c', message: 'down' },
  ]);
});
