import { createRemoveSecrets } from './without-secrets.ts';

const KEY = '{B1C2D3E4-0000-1111-2222-333344445555}';
const clean = createRemoveSecrets(['context-id-4711', KEY, 'local']);

test.each([
  ['a known secret', 'at context-id-4711.', 'at [redacted].'],
  ['a key in braces', `key ${KEY}`, 'key [redacted]'],
  ['a key without its braces', 'key B1C2D3E4-0000-1111-2222-333344445555', 'key [redacted]'],
  ['an encoded key', `x?k=${encodeURIComponent(KEY)}&a=1`, 'x?k=[redacted]&a=1'],
  [
    'another context id in a URL',
    'https://edge.test/v1/forms?a=1&sitecoreContextId=other&b=2',
    'https://edge.test/v1/forms?a=1&sitecoreContextId=[redacted]&b=2',
  ],
  [
    'a context id in markup',
    '<img src="/x?a=1&amp;sitecoreContextId=other">',
    '<img src="/x?a=1&amp;sitecoreContextId=[redacted]">',
  ],
  [
    'a key in a JSON text',
    '{"headers":{"sc_apikey": "other","X-Api-Key":"k"},"a":"b"}',
    '{"headers":{"sc_apikey": "[redacted]","X-Api-Key":"[redacted]"},"a":"b"}',
  ],
  [
    'a key in encoded JSON',
    '{&quot;Authorization&quot;:&quot;Bearer x&quot;,&quot;a&quot;:1}',
    '{&quot;Authorization&quot;:&quot;[redacted]&quot;,&quot;a&quot;:1}',
  ],
  ['a short value that is also a word', 'local wind', 'local wind'],
  ['ordinary text', 'Ask for your API key: it is free?', 'Ask for your API key: it is free?'],
])('replaces %s', (_, text, cleaned) => {
  expect(clean(text)).toBe(cleaned);
});

test('replaces secrets in all parts of JSON and leaves everything else unchanged', () => {
  const json = {
    list: [1, true, null, 'context-id-4711'],
    'context-id-4711': {},
    params: { apiKey: 'k', sitecoreContextId: 'c', ApiKeyText: 'Your key', contextId: 7 },
  };
  expect(clean(json)).toEqual({
    list: [1, true, null, '[redacted]'],
    '[redacted]': {},
    params: { apiKey: '[redacted]', sitecoreContextId: '[redacted]', ApiKeyText: 'Your key', contextId: 7 },
  });
});

test('a hostile text takes no long time', () => {
  const start = performance.now();
  clean(`${'\\'.repeat(100_000)}"apiKey":"${'\\"apiKey":'.repeat(20_000)}`);
  expect(performance.now() - start).toBeLessThan(2_000);
});
