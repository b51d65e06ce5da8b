/** @jest-environment node */
import { createGuessLimiter } from './guess-limiter';

function createGuesser() {
  let time = 1_000_000;
  const limiter = createGuessLimiter(() => time);
  const guess = (address: string, times: number) => {
    for (let count = 0; count < times; count += 1) limiter.countWrong(address);
    return limiter.toWaitMs(address);
  };
  return { guess, pass: (ms: number) => (time += ms) };
}

test('thirty wrong secrets make the address wait for the rest of a minute, and no other', () => {
  const { guess, pass } = createGuesser();
  expect(guess('a', 29)).toBe(0);
  pass(20_000);
  expect(guess('a', 1)).toBe(40_000);
  expect(guess('b', 1)).toBe(0);
  pass(40_000);
  expect(guess('a', 0)).toBe(0);
  expect(guess('a', 29)).toBe(0);
});

test('keeps no more than a thousand addresses', () => {
  const { guess } = createGuesser();
  expect(guess('first', 30)).toBeGreaterThan(0);
  for (let address = 0; address < 1000; address += 1) guess(String(address), 1);
  expect(guess('first', 0)).toBe(0);
});
