/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { createPage, renderOnServer, showComponent } from '@tests/fixtures/page';
import { setConsent } from '@/features/consent/browser/banner-store';
import { Default } from './Embed';

const fields = {
  Title: { value: 'The film' },
  Link: { value: { href: 'https://youtu.be/aqz-KE-bpKQ', text: 'Big Buck Bunny' } },
  Poster: { value: { src: '/-/media/night.jpg', alt: 'Night' } },
};
const dictionary = {
  'embed-notice': '{0} learns your IP address.',
  'embed-show-video': 'Play the video',
  'embed-always': 'Always show maps and videos',
  'embed-open': 'Open at {0}',
};
const show = (given: object = fields, page: object = {}) =>
  showComponent('Embed', { Default }, { fields: given }, { dictionary, ...page });
const frame = () => document.querySelector('iframe');

// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
beforeEach(() => (document.cookie = 'consent=; Max-Age=0; Path=/'));

test('the server sends a picture, the texts and a link, and no frame', () => {
  const rendering = { uid: 'uid-1', componentName: 'Embed', dataSource: 'x', fields };
  const html = renderOnServer(createPage([rendering], { dictionary }), { Embed: { Default } });
  expect(html).toContain('/-/media/night.jpg');
  expect(html).toContain('YouTube learns your IP address.');
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(html).not.toMatch(/<iframe|youtube-nocookie|ytimg|preconnect|prefetch/);
});

test('on request plays the video in a sandboxed frame, which gets the focus', () => {
  show();
  expect(frame()).toBeNull();
  const button = screen.getByRole('button', { name: 'Play the video' });
  expect(button).toHaveAccessibleDescription('YouTube learns your IP address.');
  fireEvent.click(button);
  expect(screen.getByTitle('The film')).toBe(frame());
  expect(frame()).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1',
  );
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(frame()).toHaveFocus();
  expect(document.cookie).toBe('');
});

test('saves that the visitor allows all maps and videos, and that the visitor no longer does', () => {
  show();
  const always = screen.getByRole('checkbox', { name: 'Always show maps and videos' });
  fireEvent.click(always);
  expect(document.cookie).toMatch(/^consent=1\.\d+\.media=1$/);
  expect(frame()).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0');
  expect(frame()).not.toHaveFocus();
  fireEvent.click(always);
  expect(frame()).toBeNull();
  expect(document.cookie).toContain('media=0');
});

test('shows the picture again when consent is withdrawn elsewhere', () => {
  setConsent({ media: true });
  show();
  expect(frame()).not.toBeNull();
  act(() => setConsent({ media: false }));
  expect(frame()).toBeNull();
});

test('shows the picture again when a visitor who has requested the video decides against all videos', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Play the video' }));
  act(() => setConsent({ analytics: true }));
  expect(frame()).not.toBeNull();
  act(() => setConsent({ analytics: true, media: false, marketing: false }));
  expect(frame()).toBeNull();
  expect(screen.getByRole('button', { name: 'Play the video' })).toBeVisible();
});

test('with another consent manager, saves no choice of its own', () => {
  show(fields, { consentManager: { name: 'never' } });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Play the video' }));
  expect(frame()).not.toBeNull();
  expect(document.cookie).toBe('');
});

test('shows the video at once if the consent manager allows it', () => {
  show(fields, { consentManager: { name: 'always' } });
  expect(frame()).not.toBeNull();
});

test('shows an editor only the picture, even with consent', () => {
  setConsent({ media: true });
  show(fields, { context: { pageEditing: true } });
  expect(frame()).toBeNull();
});

test.each([
  [{ Link: { value: { href: 'https://video.example/1', text: 'Elsewhere' } } }, 'https://video.example/1'],
  [{ Title: { value: 'x' }, Link: { value: { href: 'javascript:alert(1)' } } }, null],
  [{}, null],
  [{ Link: 'text', Title: null, Poster: 7 }, null],
])('for the fields %j shows the link %j and no frame', (given, href) => {
  show(given);
  expect(frame()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
});
