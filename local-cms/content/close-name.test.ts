import { findCloseName, toUnknownNameText } from './close-name.ts';

const names = ['Title', 'NavigationTitle', 'Content', 'Image'];

test.each([
  ['Titel', 'Title'],
  ['title', 'Title'],
  ['NavigationTitel', 'NavigationTitle'],
  ['Imge', 'Image'],
  ['Footer', null],
  ['', null],
  ['x'.repeat(200), null],
])('for the unknown name "%s", findCloseName returns %j', (written, close) => {
  expect(findCloseName(written, names)).toBe(close);
});

test('the message about an unknown name suggests the closest name and lists all names', () => {
  expect(toUnknownNameText('field', 'Titel', names)).toBe(
    'unknown field "Titel". Did you mean "Title"? There are: Title, NavigationTitle, Content, Image.',
  );
});
