import { toChangedName } from './name-changed.ts';

const pages = [
  { route: '/', title: 'Home' },
  { route: '/about', title: 'About us' },
];

test.each([
  ['acme/pages/en.yml', 'Home'],
  ['acme/pages/about/en.draft.yml', 'About us'],
  ['acme/pages/new/en.draft.yml', 'another page'],
  ['acme/shared/join/en.yml', 'the shared content join'],
  ['acme/designs/header/en.yml', 'the partial design header'],
  ['acme/media/coast/plug.png', 'the media file coast/plug.png'],
  ['acme/forms/contact.yml', 'the form contact'],
  ['acme/dictionary/en.yml', 'the dictionary'],
  ['acme/redirects.yml', 'the redirects'],
  ['acme/personalize.yml', 'the audience rules'],
  ['templates.yml', 'templates.yml'],
])('%s is called “%s”', (path, name) => expect(toChangedName([path], pages)).toBe(name));

test('several files have no name of their own', () =>
  expect(toChangedName(['acme/redirects.yml', 'acme/pages/en.yml'], pages)).toBe('several files'));
