import { createRedisClock } from './redis-clock';

/** Creates a clock whose Redis is `aheadMs` ahead, and lets it ask with answers that take the way there and back. */
function createAsked(aheadMs: number, ways: readonly [there: number, back: number][]) {
  let time = 1_000_000;
  const clock = createRedisClock(() => time);
  const ask = ([there, back]: readonly [number, number], ahead = aheadMs) => {
    const sentAt = time;
    time += there;
    const answer = time + ahead;
    time += back;
    clock.add({ sentAt, answer, receivedAt: time });
  };
  for (const way of ways) ask(way);
  return { clock, ask, getError: (ahead = aheadMs) => clock.now() - time - ahead };
}

test.each<[string, [number, number][], number]>([
  ['an even way', [[1, 1]], 0],
  [
    'a slow answer first',
    [
      [1, 401],
      [1, 1],
      [2, 4],
    ],
    0,
  ],
  [
    'a slow question last',
    [
      [1, 1],
      [2, 4],
      [401, 1],
    ],
    0,
  ],
  [
    'only slow answers',
    [
      [0, 400],
      [0, 300],
      [0, 200],
    ],
    -100,
  ],
])('knows the time of Redis after %s', (_kind, ways, error) => {
  expect(createAsked(5_000, ways).getError()).toBe(error);
});

test('follows a Redis whose clock is set, after three answers', () => {
  const { ask, getError } = createAsked(5_000, [[1, 1]]);
  for (let answer = 0; answer < 3; answer += 1) ask([2, 2], -3_600_000);
  expect(getError(-3_600_000)).toBe(0);
});

test('follows another Redis after an outage at once, and until then goes on with the time of the last one', () => {
  const { clock, ask, getError } = createAsked(5_000, [[1, 1]]);
  clock.reset();
  expect(getError()).toBe(0);
  ask([3, 3], 9_000);
  expect(getError(9_000)).toBe(0);
});
