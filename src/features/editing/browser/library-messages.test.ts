import type { Library } from '@/rendering/context/page-data';
import { readUpdate } from './library-messages';

const library: Library = {
  uid: 'ABC-1',
  allowedOrigins: ['https://pages.sitecorecloud.io', 'https://*.editor.test'],
  token: 't',
  scriptUrl: 'https://edge.test/a.js',
};

const right = { name: 'component:update', details: { uid: 'abc-1', fields: { Title: { value: 'x' } } } };

const send = (data: unknown, origin = 'https://a.editor.test') =>
  readUpdate(new MessageEvent('message', { data, origin }), library);

test('accepts an update from an allowed origin', () => {
  expect(send(right)).toEqual({ fields: { Title: { value: 'x' } }, params: {} });
});

test.each([
  '',
  'null',
  'https://evil.test',
  'https://pages.sitecorecloud.io.evil.test',
  'http://a.editor.test',
])('rejects an update from "%s"', (origin) => {
  expect(send(right, origin)).toBeNull();
});

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'component:update'],
  ['another message', { ...right, name: 'component:status' }],
  ['a message without details', { name: 'component:update' }],
  ['an update of another component', { ...right, details: { ...right.details, uid: 'abc-2' } }],
  ['an update with fields that are not an object', { ...right, details: { uid: 'abc-1', fields: ['x'] } }],
  ['an update with params that are not an object', { ...right, details: { uid: 'abc-1', params: 'x' } }],
])('rejects %s', (_, data) => {
  expect(send(data)).toBeNull();
});
