import fc from 'fast-check';
import { parseDataOverride } from './data-settings';

test.each([[undefined], [''], ['  '], ['{}']])('finds no requests and no data in %j', (text) => {
  expect(parseDataOverride(text)).toEqual({ requests: {}, data: {} });
});

test('separates requests from inline data', () => {
  const override = { wind: { url: 'https://a.test/wind' }, plants: [{ name: 'Havnsø' }], text: 'x' };
  expect(parseDataOverride(JSON.stringify(override))).toEqual({
    requests: {
      wind: { url: 'https://a.test/wind', method: 'GET', headers: {}, params: {}, jsonpath: '$' },
    },
    data: { plants: [{ name: 'Havnsø' }], text: 'x' },
  });
});

test('uses the id _ for a request without an id and for a list', () => {
  expect(parseDataOverride('{"url":"https://a.test/","params":{"page":2}}').requests).toEqual({
    _: { url: 'https://a.test/', method: 'GET', headers: {}, params: { page: '2' }, jsonpath: '$' },
  });
  expect(parseDataOverride('[1,2]').data).toEqual({ _: [1, 2] });
});

test.each([
  ['{"wind"', 'ComponentDataOverride is not JSON'],
  ['"secret"', 'ComponentDataOverride holds no object'],
  ['null', 'ComponentDataOverride holds no object'],
  ['{"a":{"url":"x","method":"DELETE"}}', 'ComponentDataOverride holds a request that is wrong in: method'],
  ['{"a":{"url":"x","headers":{"X-Key":{}}}}', /wrong in: headers\.X-Key/],
  ['{"a":{"url":"x","secret":1}}', /wrong in: an unknown name/],
])('says what is wrong with %s without quoting its values', (text, message) => {
  expect(() => parseDataOverride(text)).toThrow(message);
  expect(() => parseDataOverride(text)).not.toThrow(/secret/);
});

test('parses any text or throws a ParameterError', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      try {
        parseDataOverride(text);
      } catch (error) {
        expect(error).toHaveProperty('name', 'ParameterError');
      }
    }),
  );
});
