import { createGuessLimiter } from './guess-limiter';

function createGuesser() {
  let time = 1_000_000;
  const limiter = createGuessLimiter(() => time);
  const guess = (ip: string, times: number) => {
    for (let count = 0; count < times; count += 1) limiter.countWrong(ip);
    return limiter.toWaitMs(ip);
  };
  return { guess, passTime: (ms: number) => (time += ms) };
}

test('after thirty wrong secrets only that IP address waits for the rest of the minute', () => {
  const { guess, passTime } = createGuesser();
  expect(guess('a', 29)).toBe(0);
  passTime(20_000);
  expect(guess('a', 1)).toBe(40_000);
  expect(guess('b', 1)).toBe(0);
  passTime(40_000);
  expect(guess('a', 0)).toBe(0);
  expect(guess('a', 29)).toBe(0);
});

test('remembers at most a thousand IP addresses', () => {
  const { guess } = createGuesser();
  expect(guess('first', 30)).toBeGreaterThan(0);
  for (let ip = 0; ip < 1000; ip += 1) guess(String(ip), 1);
  expect(guess('first', 0)).toBe(0);
});
