/** @jest-environment node */
import { isLoopback } from './loopback.ts';

test.each([
  ['http://localhost:3000', true],
  ['http://site.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://0.0.0.0:3000', false],
  ['http://192.168.1.7', false],
  ['http://localhost.evil.test', false],
  ['http://127.0.0.1.evil.test', false],
])('%s is this machine: %s', (address, expected) => {
  expect(isLoopback(new URL(address))).toBe(expected);
});
