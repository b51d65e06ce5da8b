/** @jest-environment jsdom */
import { toSourceText } from './source-text.ts';

const itemFields = ['Title', 'Link'].map((name) => ({
  name,
  type: name === 'Link' ? 'link' : 'text',
  isRequired: false,
  hint: '',
}));

test.each<[string, unknown, string]>([
  ['text', 'A title', 'A title'],
  ['rich text', '<p>One</p><p>Two</p>', 'One\nTwo'],
  ['image', { media: 'coast.jpg', alt: 'A coast' }, 'A coast'],
  ['image', { media: 'coast.jpg' }, ''],
  ['link', { to: '/about', text: 'About us' }, 'About us'],
  ['links', [{ to: '/a', text: 'A' }, { to: '/b' }, { to: '/c', text: 'C' }], 'A\nC'],
  [
    'items',
    [{ Title: 'One', Link: { to: '/', text: 'Home' } }, 'shared/join', { Title: 'Two' }],
    'One\nHome\nTwo',
  ],
  ['number', 3, ''],
  ['text', null, ''],
])('of a field of type %s with %j, a translator reads %j', (type, value, text) =>
  expect(toSourceText({ type, itemFields }, value)).toBe(text),
);
