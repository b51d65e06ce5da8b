/** @jest-environment jsdom */
import { openRichText } from './rich-text.ts';
import { insertPicture } from './show-media.ts';

const mediaUrl = 'http://cms.test/-/media/acme/';

test.each([
  ['coast.jpg', 'A coast', '<img src="-/media/coast.jpg" alt="A coast">'],
  ['a plan.svg', '', '<img src="-/media/a%20plan.svg" alt="">'],
  ['x.png', '"><script>', '<img src="-/media/x.png" alt="&quot;><script>">'],
])('the picture %s with the text %j is written with the address of the content', (path, alt, written) => {
  const element = document.createElement('div');
  document.body.append(element);
  const opened = openRichText({ element, html: '<p>One</p>', mediaUrl, onInput: () => {} });
  if (!opened) throw new Error('The text is not opened.');
  insertPicture(opened.squire, mediaUrl, { path, alt });
  expect(element.querySelector('img')?.src).toBe(mediaUrl + encodeURI(path));
  expect(opened.read()).toContain(written);
  expect(element.querySelector('script')).toBeNull();
  opened.close();
});
