import { findVimeo, findYoutube } from './find-video';

test.each([
  [
    'YouTube',
    findYoutube,
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  ],
  [
    'Vimeo',
    findVimeo,
    'https://vimeo.com/1084537/0a1b2c3d',
    'https://player.vimeo.com/video/1084537?dnt=1&h=0a1b2c3d',
  ],
])('a video of %s plays at once only when the visitor has requested it', (_, find, link, src) => {
  expect(find(new URL(link), false)?.src).toBe(src);
  expect(find(new URL(link), true)?.src).toBe(`${src}&autoplay=1`);
});

test.each([
  'https://www.youtube.com/watch',
  'https://www.youtube.com/channel/aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQx',
  'https://vimeo.com/1084537',
])('findYoutube finds no video in %s', (link) => {
  expect(findYoutube(new URL(link), false)).toBeNull();
});

test.each(['https://vimeo.com/channels/1084537', 'https://vimeo.com/123', 'https://example.com/1084537'])(
  'findVimeo finds no video in %s',
  (link) => {
    expect(findVimeo(new URL(link), false)).toBeNull();
  },
);

test('ignores a malformed hash of a Vimeo video', () => {
  const { src } = findVimeo(new URL('https://player.vimeo.com/video/1084537?h=0a1&b=2'), false) ?? {};
  expect(src).toBe('https://player.vimeo.com/video/1084537?dnt=1');
});
