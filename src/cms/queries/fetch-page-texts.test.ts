import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchPageTexts } from './fetch-page-texts';

const place = { siteName: 'main', language: 'en' };
const value = (text: string | null) => ({ value: text });

test('returns the pages that have a title and are for search engines', async () => {
  const results = [
    { path: '/', route: { title: value(' Home '), description: value('All of it'), noIndex: value('') } },
    { path: '/thanks', route: { title: value('Thanks'), description: null, noIndex: value('1') } },
    { path: '/untitled', route: { title: value(' '), description: null, noIndex: null } },
    { path: '/about', route: { title: value('About'), description: value(null) } },
    null,
  ];
  const cms = createFakeCms(inSite({ routes: { results, pageInfo: { hasNext: false } } }));
  expect(await fetchPageTexts(cms, place)).toEqual([
    { path: '/', title: 'Home', description: 'All of it' },
    { path: '/about', title: 'About', description: '' },
  ]);
});
