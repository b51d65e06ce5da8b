import { NextRequest } from 'next/server';
import { toExperienceParams } from './experience-params';

const read = (search: string, headers: Record<string, string> = {}) =>
  toExperienceParams(new NextRequest(`https://site.test/${search}`, { headers }));

test('a plain request has no parameters', () => {
  expect(read('?a=1')).toEqual({ referrer: '', utm: {} });
});

test('reads those of the four UTM parameters that have a value', () => {
  const search = '?utm_campaign=a&utm_content=b&utm_medium=c&utm_source=&utm_term=e';
  expect(read(search).utm).toEqual({ campaign: 'a', content: 'b', medium: 'c' });
});

test.each([
  [
    'Vercel',
    { 'x-vercel-ip-country': 'DK', 'x-vercel-ip-country-region': '84', 'x-vercel-ip-city': 'K%C3%B8ge' },
  ],
  ['Cloudflare', { 'cf-ipcountry': 'DK', 'cf-region-code': '84', 'cf-ipcity': 'K%C3%B8ge' }],
  [
    'CloudFront',
    {
      'cloudfront-viewer-country': 'DK',
      'cloudfront-viewer-country-region': '84',
      'cloudfront-viewer-city': 'K%C3%B8ge',
    },
  ],
])('reads the location from the headers of %s', (_, headers) => {
  expect(read('', headers).geo).toEqual({ country: 'DK', region: '84', city: 'Køge' });
});

test('leaves out a part of the location that cannot be decoded', () => {
  expect(read('', { 'cf-ipcity': '%E0%A4%A', 'cf-ipcountry': 'DK' }).geo).toEqual({ country: 'DK' });
  expect(read('', { 'cf-ipcity': '%E0%A4%A' })).not.toHaveProperty('geo');
});

test('cuts long values to 500 characters, and replaces half a character at the end', () => {
  const { referrer, utm } = read(`?utm_source=${'x'.repeat(499)}😀`, { referer: 'r'.repeat(900) });
  expect(referrer).toBe('r'.repeat(500));
  expect(utm).toEqual({ source: `${'x'.repeat(499)}\ufffd` });
});
