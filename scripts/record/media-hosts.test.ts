import { createMediaHosts } from './media-hosts.ts';

const url = (host: string) => `https://${host}.test/-/media/a.jpg`;

test('a host is down after five failures in a row, and other hosts are not', () => {
  const hosts = createMediaHosts();
  for (const status of [500, 503, 429]) hosts.addAnswer(url('one'), status);
  hosts.addFailure(url('one'));
  expect(hosts.skip(url('one'))).toBe(false);
  hosts.addFailure(url('one'));
  expect([hosts.skip(url('one')), hosts.skip(url('one')), hosts.skip(url('two'))]).toEqual([
    true,
    true,
    false,
  ]);
  expect([...hosts.skipped]).toEqual([['one.test', 2]]);
});

test.each([200, 302, 403, 404])('the status %i shows that the host is up', (status) => {
  const hosts = createMediaHosts();
  for (let number = 0; number < 4; number += 1) hosts.addFailure(url('one'));
  hosts.addAnswer(url('one'), status);
  hosts.addFailure(url('one'));
  expect(hosts.skip(url('one'))).toBe(false);
});
