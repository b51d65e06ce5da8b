/** @jest-environment node */
import { createSparseLog } from './sparse-log';

test('tells the first of many failures, and a minute later how many there were', () => {
  const told: unknown[] = [];
  const tell = (fields: unknown) => void told.push(fields);
  let time = 0;
  const log = createSparseLog({ debug: tell, info: tell, warn: tell, error: tell }, 'trouble', () => time);
  for (const error of ['a', 'b', 'c']) log(error);
  expect(told).toEqual([{ error: 'a' }]);
  time = 60_000;
  log('d');
  expect(told).toEqual([{ error: 'a' }, { error: 'd', alsoFailed: 2 }]);
});
