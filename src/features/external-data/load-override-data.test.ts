import { sendHtml, sendJson, startComponentHost } from '@tests/servers/component-host';
import { loadOverrideData } from './load-override-data';

let host: Awaited<ReturnType<typeof startComponentHost>>;
beforeAll(async () => {
  host = await startComponentHost({
    '/wind': sendJson({ stations: [{ speed: 8.4 }, { speed: 9.1 }] }),
    '/echo': async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { method, url, headers } = request;
      sendJson({ method, url, key: headers['x-key'], host: headers.host, body })(request, response);
    },
    '/html': sendHtml('<p>secret</p>'),
    '/broken': (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"secret'),
    '/deep': sendJson(Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 1)),
  });
});
afterAll(() => host.stop());

const rethrow = (error: unknown) => {
  throw error;
};
const load = (override: unknown, onFailure: (error: unknown) => void = rethrow) =>
  loadOverrideData(JSON.stringify(override), host.access, onFailure);

test('returns the responses by id, together with inline data', async () => {
  const url = `${host.url}/wind`;
  const data = await load({ wind: { url }, speeds: { url, jsonpath: '$.stations[*].speed' }, text: 'x' });
  expect(data).toEqual({
    wind: { stations: [{ speed: 8.4 }, { speed: 9.1 }] },
    speeds: [8.4, 9.1],
    text: 'x',
  });
});

test('sends method, parameters, headers and body as written, but ignores a Host header', async () => {
  const request = {
    url: `${host.url}/echo?a=1`,
    method: 'post',
    params: { b: 'ø&', c: true },
    headers: { 'X-Key': 'k', Host: 'evil.test' },
    body: { question: 1 },
  };
  expect(await load({ echo: request })).toEqual({
    echo: {
      method: 'POST',
      url: '/echo?a=1&b=%C3%B8%26&c=true',
      key: 'k',
      host: host.host,
      body: '{"question":1}',
    },
  });
});

test.each([
  ['gets a 404', { url: '/gone' }, 'A data setting names a URL that is not there'],
  ['gets another media type than JSON', { url: '/html' }, 'answers in another format than asked for'],
  [
    'gets text that is not JSON',
    { url: '/broken' },
    'A data setting is answered with something that is not JSON',
  ],
  [
    'has a jsonpath with a filter',
    { url: '/wind', jsonpath: '$[?(1)]' },
    'has a jsonpath that is not supported',
  ],
  ['has a header that HTTP does not allow', { url: '/wind', headers: { 'a b': 'secret' } }, 'has a header'],
])('reports a request that %s', async (_what, settings, message) => {
  const override = { good: { url: `${host.url}/wind` }, bad: { ...settings, url: host.url + settings.url } };
  const error: unknown = await load(override).catch((reason: unknown) => reason);
  expect(String(error)).toContain(message);
  expect(String(error)).not.toContain('secret');
});

test('returns the data of the other requests if one fails and the caller does not throw', async () => {
  const failures: unknown[] = [];
  const override = { good: { url: `${host.url}/wind` }, bad: { url: `${host.url}/gone` }, text: 'x' };
  const data = await load(override, (error) => failures.push(error));
  expect(Object.keys(data).sort()).toEqual(['good', 'text']);
  expect(failures.map(String)).toEqual([expect.stringContaining('names a URL that is not there')]);
});

test('cuts data that is nested too deeply', async () => {
  const { deep } = await load({ deep: { url: `${host.url}/deep` } });
  expect(JSON.stringify(deep).length).toBeLessThan(300);
});

test('rejects more than ten requests', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [index, { url: `${host.url}/wind` }]),
  );
  await expect(load(many)).rejects.toThrow('asks for more than 10 answers');
});
