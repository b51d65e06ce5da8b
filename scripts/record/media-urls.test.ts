import { isFromCms, listMediaUrls, toExtension, toMediaName } from './media-urls.ts';

test('listMediaUrls finds the media in fields and in rich text, each once and without its query', () => {
  const layout = {
    Image: { value: { src: 'https://cm.test/-/media/a/b%20c.jpg?h=1&iar=0' } },
    Text: {
      value:
        '<img src="https://cm.test/-/media/a/b%20c.jpg?h=2&amp;w=3"><a href=\'https://edge.sitecorecloud.io/acme/media/r.pdf\'>r</a>' +
        '<a href="https://example.org/media/x">no</a> https://cm.test/about',
    },
    list: [
      'http://cm.test/-/jssmedia/d.png#x',
      'https://acme.sitecorecontenthub.cloud/api/public/content/1f?v=2',
    ],
  };
  expect(listMediaUrls(layout)).toEqual([
    'https://cm.test/-/media/a/b%20c.jpg',
    'https://edge.sitecorecloud.io/acme/media/r.pdf',
    'http://cm.test/-/jssmedia/d.png',
    'https://acme.sitecorecontenthub.cloud/api/public/content/1f',
  ]);
});

test.each([
  ['https://cm.test/-/media/a.jpg', true],
  ['https://edge.sitecorecloud.io/acme/media/a.jpg', true],
  ['https://acme.sitecorecontenthub.cloud/api/public/content/1', true],
  ['http://edge.sitecorecloud.io/acme/media/a.jpg', false],
  ['https://edge.sitecorecloud.io:8443/acme/media/a.jpg', false],
  ['https://evil-sitecorecloud.io/-/media/a.jpg', false],
  ['http://169.254.169.254/-/media/a.jpg', false],
  ['http://localhost:7188/-/media/a.jpg', false],
  ['https://cm.test:8443/-/media/a.jpg', false],
])('isFromCms of %s is %j', (url, isAllowed) => {
  expect(isFromCms(url, 'https://cm.test')).toBe(isAllowed);
});

test('the names of media files show the name and differ for equal names', () => {
  const one = toMediaName('https://cm.test/-/media/a/Logo.svg');
  expect(one).toMatch(/^logo-[0-9a-f]{12}$/);
  expect(toMediaName('https://cm.test/-/media/b/Logo.svg')).not.toBe(one);
});

test.each([
  ['https://cm.test/a.JPG', 'image/jpeg', 'jpg'],
  ['https://cm.test/a.ashx', 'image/png; charset=x', 'png'],
  ['https://cm.test/a.docx', 'application/octet-stream', 'docx'],
  ['https://cm.test/1f', 'image/webp', 'webp'],
  ['https://cm.test/1f', null, 'bin'],
  ['https://cm.test/a.%2e%2e', 'text/html', 'bin'],
])('the extension of %s with the type %s is %s', (url, type, extension) => {
  expect(toExtension(url, type)).toBe(extension);
});
