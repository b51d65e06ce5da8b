import { toLabel } from './to-label.ts';

test.each([
  ['Title', 'Title'],
  ['PrimaryLink', 'Primary link'],
  ['NavigationTitle', 'Navigation title'],
  ['ImageURL', 'Image URL'],
  ['Page Design', 'Page Design'],
  ['og:title', 'og:title'],
])('the field %p is called %p', (name, label) => {
  expect(toLabel(name)).toBe(label);
});
