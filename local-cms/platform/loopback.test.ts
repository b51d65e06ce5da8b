import { isLoopbackOrigin } from './loopback.ts';

test.each([
  ['http://localhost', true],
  ['https://localhost:3000', true],
  ['http://127.0.0.1:4000', true],
  ['http://[::1]:4000', true],
  ['http://localhost.evil.test', false],
  ['http://evil.test/http://localhost', false],
  ['http://localhost:3000@evil.test', false],
  ['http://127x0x0x1', false],
  ['file://localhost', false],
  ['null', false],
  ['', false],
])('the origin "%s" is on this machine: %s', (origin, isOnThisMachine) => {
  expect(isLoopbackOrigin(origin)).toBe(isOnThisMachine);
});
