/** @jest-environment node */
import { toFittingTag } from './fitting-tag';

test.each([
  ['p', 'Text with <b>bold</b>', 'p'],
  ['P', '<a href="/x">x</a>', 'P'],
  ['section', '<p>x</p><ul><li>y</li></ul>', 'section'],
  ['p', '<ul><li>x</li></ul>', 'div'],
  ['p', '&#0;<li>', 'div'],
  ['li', 'x<li>y', 'div'],
  ['h2', 'x<h3>y</h3>', 'div'],
  ['p', '</p>x', 'div'],
  ['p', 7, 'p'],
  ['no tag>', 'x', 'no tag>'],
])('%s holding %s becomes %s', (name, contents, tag) => {
  expect(toFittingTag(name, contents)).toBe(tag);
});
