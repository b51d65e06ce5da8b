import { HonoRequest } from 'hono/request';
import { readJson } from './read-json.ts';

const read = (body: string) =>
  readJson(new HonoRequest(new Request('http://cms.test/', { method: 'POST', body })));

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
])('the body "%s" is read as %j', async (body, data) => {
  expect(await read(body)).toEqual(data);
});

test('readJson throws if the body cannot be read', async () => {
  const request = new Request('http://cms.test/', { method: 'POST', body: '{}' });
  await request.text();
  await expect(readJson(new HonoRequest(request))).rejects.toThrow('Body is unusable');
});
