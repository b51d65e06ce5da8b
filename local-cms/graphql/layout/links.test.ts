import { createTestContent, getSite, publicUrl, revision } from '@tests/local-cms/create-test-snapshot.ts';
import type { LinkTarget } from '../../content/schemas/field-value.ts';
import { formatLink, getLinkedPage, getMedia, toHref, toSiteOrigin } from './links.ts';

const site = getSite(
  createTestContent({
    'acme/pages/dansk/da.yml': 'template: Page\n',
    'acme/pages/broken/en.yml': 'template: Pgae\n',
  }).snapshot,
);
const context = { site, language: 'en', publicUrl };
const place = { file: 'content/x.yml', line: 7 };

test.each([
  ['en', '/', '/'],
  ['en', '/about', '/about'],
  ['da', '/', '/da'],
  ['da', '/about', '/da/about'],
])('in the language %s, the public path of the page %s is %s', (language, route, path) => {
  expect(toHref(site, language, route)).toBe(path);
});

test.each([
  ['localhost|acme.test', 'https://acme.test'],
  ['*.acme.test, www.acme.test:8443', 'https://www.acme.test:8443'],
  ['*', 'http://localhost:3000'],
])('the origin of a site with the host names "%s" is %s', (hostName, origin) => {
  expect(toSiteOrigin({ hostName })).toBe(origin);
});

test.each([
  ['/ABOUT/', '/about'],
  ['/broken', '/broken'],
  ['', '/'],
])('a link to "%s" leads to the page %s', (route, found) => {
  expect(getLinkedPage(context, route, place).route).toBe(found);
});

test.each([
  ['/abuot', 'there is no page /abuot. Did you mean /about?'],
  ['/_errors/not-found', '/_errors/not-found has no public URL'],
  ['/dansk', 'the page /dansk does not exist in "en"'],
])('a link to %s throws the error: %s', (route, message) => {
  expect(() => getLinkedPage(context, route, place)).toThrow(`content/x.yml:7  ${message}`);
});

test('the error for a missing media file suggests the file with the most similar name', () => {
  expect(() => getMedia(context, 'coast.jpeg', place)).toThrow('Did you mean coast.jpg?');
});

test.each<[LinkTarget, object]>([
  [
    { kind: 'url', href: '#top' },
    { href: '#top', url: 'top', anchor: 'top', linktype: 'anchor' },
  ],
  [
    { kind: 'url', href: 'MAILTO:a@a.test' },
    { href: 'MAILTO:a@a.test', url: 'MAILTO:a@a.test', linktype: 'mailto' },
  ],
  [
    { kind: 'url', href: 'https://a.test' },
    { href: 'https://a.test', url: 'https://a.test', linktype: 'external' },
  ],
  [
    { kind: 'media', media: 'docs/report 1.pdf' },
    {
      href: `${publicUrl}/-/media/acme/docs/report%201.pdf?rev=${revision}`,
      linktype: 'media',
      id: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
    },
  ],
])('a link with the target %j is formatted as %j', (target, value) => {
  const link = { target, attributes: { text: 'A' }, line: 1 };
  expect(formatLink(context, link, place.file)).toEqual({ ...value, text: 'A' });
});
