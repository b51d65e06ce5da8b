import type { CmsClient } from '../client/cms-client';
import { fetchRedirects } from './fetch-redirects';

const answering = (siteInfo: unknown): CmsClient => ({ request: async () => ({ site: { siteInfo } }) });

const rule = {
  pattern: '/a',
  target: '/b',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: true,
  locale: 'da',
};

test('fetches the rules in order and replaces invalid values by empty ones', async () => {
  const odd = { pattern: '/x', target: null, redirectType: 5 };
  expect(await fetchRedirects(answering({ redirects: [rule, null, odd] }), 'main')).toEqual([
    rule,
    { pattern: '/x', target: '', redirectType: '', isQueryStringPreserved: false, locale: '' },
  ]);
});

test.each([{ redirects: [] }, { redirects: null }, {}])(
  'returns no rules for the siteInfo %j',
  async (siteInfo) => {
    expect(await fetchRedirects(answering(siteInfo), 'main')).toEqual([]);
  },
);

test.each([null, undefined, { redirects: 'none' }])(
  'rejects the siteInfo %j, so that the rules that are already loaded stay in use',
  async (siteInfo) => {
    await expect(fetchRedirects(answering(siteInfo), 'main')).rejects.toMatchObject({
      name: 'CmsError',
      kind: 'invalid-response',
    });
  },
);
