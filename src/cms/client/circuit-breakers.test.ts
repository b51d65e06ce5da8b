import { createCircuitBreakers } from './circuit-breakers';

function createWorld() {
  const world = { nowMs: 1 };
  const breakers = createCircuitBreakers({ now: () => world.nowMs });
  const failTimes = (times: number, operation = 'A') =>
    Array.from({ length: times }, () => breakers.fail(operation)).at(-1);
  return { world, ...breakers, failTimes };
}

test('opens at the fifth failure in a row, for this operation only', () => {
  const { allows, failTimes } = createWorld();
  expect([failTimes(4), allows('A')]).toEqual([false, true]);
  expect([failTimes(1), allows('A'), allows('B')]).toEqual([true, false, true]);
});

test('a success in between starts the count again', () => {
  const { allows, succeed, failTimes } = createWorld();
  failTimes(4);
  expect(succeed('A')).toBe(false);
  failTimes(4);
  expect(allows('A')).toBe(true);
});

test('an open breaker lets one probe a second through, even if the one before hangs, and a success closes it', () => {
  const { world, allows, succeed, failTimes } = createWorld();
  failTimes(5);
  world.nowMs += 1000;
  expect([allows('A'), allows('A')]).toEqual([true, false]);
  world.nowMs += 1000;
  expect([allows('A'), allows('A')]).toEqual([true, false]);
  expect([succeed('A'), allows('A'), allows('A')]).toEqual([true, true, true]);
});

test('says once that it opened, and stays open after a failed probe', () => {
  const { world, allows, failTimes } = createWorld();
  failTimes(5);
  world.nowMs += 1000;
  allows('A');
  expect([failTimes(1), allows('A')]).toEqual([false, false]);
});
