import { toSiteUrl } from './to-site-url';

const main = { publicUrl: 'https://www.main.test:8443', mainSiteName: 'main' };

test.each([
  ['main', 'other.test', 'https://www.main.test:8443'],
  ['other', 'other.test', 'https://other.test:8443'],
  ['other', '*.other.test| Other.test |x.test', 'https://other.test:8443'],
  ['other', '*.x.test|Bücher.example', 'https://xn--bcher-kva.example:8443'],
  ['other', '*', 'https://www.main.test:8443'],
  ['other', 'evil/path', 'https://www.main.test:8443'],
])('the URL of %s with the hosts %s is %s', (name, hostName, url) => {
  const site = { name, hostName, defaultLanguage: 'en', languages: ['en'] };
  expect(toSiteUrl(site, main)).toBe(url);
});
