import { createContext } from '@tests/fixtures/middleware-context';
import { normalizeDataRequest } from './normalize-data-request';

const data = { 'x-nextjs-data': '1' };

test.each([
  ['/about/us?path=about&path=us&a=1', data, '?a=1'],
  ['/%C3%A5?path=%C3%A5', data, ''],
  ['/about?path=other', data, '?path=other'],
  ['/about?a=1', data, '?a=1'],
  // This is not a data request, so the visitor wrote the parameter.
  ['/about?path=about', {}, '?path=about'],
])('%s with the headers %j gets the query "%s"', async (url, requestHeaders, search) => {
  const context = createContext(url, { requestHeaders });
  expect(await normalizeDataRequest(context)).toBe(context);
  expect(context.request.nextUrl.search).toBe(search);
});
