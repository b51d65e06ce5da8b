import { toMentionPattern } from './find-mentions.ts';

test.each([
  'Image: { media: coast.jpg, alt: x }',
  "Image: { media: 'coast.jpg' }",
  'media: coast.jpg',
  '<img src="-/media/coast.jpg">',
  '<img src="/-/media/coast.jpg?w=9">',
  'See coast.jpg.',
])('finds coast.jpg in %s', (text) => {
  expect(toMentionPattern('coast.jpg').test(text)).toBe(true);
});

test.each([
  'media: west-coast.jpg',
  'media: old/coast.jpg',
  '<img src="-/media/old/coast.jpg">',
  '<img src="-/media/the%20coast.jpg">',
  'media: écoast.jpg',
  'media: coast.jpg2',
  'media: coast-jpg',
])('does not find coast.jpg in %s', (text) => {
  expect(toMentionPattern('coast.jpg').test(text)).toBe(false);
});

test('finds a name with a space and signs in all spellings', () => {
  const [written, encoded] = ['media: old/a plan, b (1).svg', '-/media/old/a%20plan,%20b%20(1).svg'];
  for (const text of [written, encoded, '-/media/old/a%20plan%2C%20b%20(1).svg'])
    expect(toMentionPattern('old/a plan, b (1).svg').test(text)).toBe(true);
});
