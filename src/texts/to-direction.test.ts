import { toDirection } from './to-direction';

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['ku-Arab', 'rtl'],
  ['en', 'ltr'],
  ['arn', 'ltr'],
  ['da-DK', 'ltr'],
  ['', 'ltr'],
])('the language %j is written %s', (language, direction) => {
  expect(toDirection(language)).toBe(direction);
});
