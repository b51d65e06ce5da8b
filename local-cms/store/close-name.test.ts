/** @jest-environment node */
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
])('for %s the near name is %s', (written, close) => {
  expect(findCloseName(written, names)).toBe(close);
});

test('an unknown name is told with the near one and all there are', () => {
  expect(toUnknownNameText('field', 'Titel', names)).toBe(
    'unknown field "Titel". Did you mean "Title"? There are: Title, NavigationTitle, Content, Image.',
  );
});
