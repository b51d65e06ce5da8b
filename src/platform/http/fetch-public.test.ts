import { createServer } from 'node:http';
import { listen } from '@tests/servers/listen';
import { createPublicLookup, fetchPublic } from './fetch-public';

const resolveTo =
  (...addresses: string[]) =>
  (
    _name: string,
    _options: object,
    callback: (error: null, found: { address: string; family: number }[]) => void,
  ) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const lookUp = (all: boolean, ...addresses: string[]) =>
  new Promise((resolve) => {
    createPublicLookup(resolveTo(...addresses))('host.test', { all }, (...found) => resolve(found));
  });

test('returns public addresses, all of them or the first one', async () => {
  expect(await lookUp(false, '8.8.8.8', '1.1.1.1')).toEqual([null, '8.8.8.8', 4]);
  expect(await lookUp(true, '8.8.8.8')).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
});

test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::1']], [[]]])(
  'refuses a host with the addresses %j',
  async (addresses) => {
    const refused = [expect.objectContaining({ code: 'EPRIVATEADDRESS' }), '', 0];
    expect(await lookUp(false, ...addresses)).toEqual(refused);
    expect(await lookUp(true, ...addresses)).toEqual(refused);
  },
);

test('does not connect to a name that is resolved to this machine', async () => {
  let requests = 0;
  const { url, stop } = await listen(
    createServer((_request, response) => {
      requests += 1;
      response.end();
    }),
    'localhost',
  );
  await expect(fetchPublic(new URL(url))).rejects.toMatchObject({ cause: { code: 'EPRIVATEADDRESS' } });
  expect(requests).toBe(0);
  await stop();
});
