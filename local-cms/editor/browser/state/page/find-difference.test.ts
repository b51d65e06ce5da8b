import { findDifference } from './find-difference.ts';

const toPart = (text: string) => {
  const [uid = '', parent = null] = text.split(' in ');
  return { uid, parent, placeholderName: parent === null ? 'headless-main' : 'container' };
};

const toParts = (text: string) => text.split(', ').filter(Boolean).map(toPart);

const find = (old: string, now: string) => findDifference(toParts(old), toParts(now));

test.each([
  ['nothing', 'a, b', 'a, b', null],
  ['a removal', 'a, b, c', 'a, c', { gone: 'b', came: null }],
  ['the removal of all', 'a', '', { gone: 'a', came: null }],
  ['an addition', 'a, c', 'a, b, c', { gone: null, came: { uid: 'b', previous: 'a', next: 'c' } }],
  ['the first addition', '', 'a', { gone: null, came: { uid: 'a', previous: null, next: null } }],
  ['an addition inside', 'a', 'a, b in a', { gone: null, came: { uid: 'b', parent: 'a', previous: null } }],
  ['an addition with parts', 'a', 'a, b, c in b', { gone: null, came: { uid: 'b', previous: 'a' } }],
  ['a replacement', 'a, b', 'a, c', { gone: 'b', came: { uid: 'c', isMoved: false, previous: 'a' } }],
  ['a move down', 'a, b, c', 'b, a, c', { gone: 'b', came: { uid: 'b', isMoved: true, next: 'a' } }],
  [
    'a move to the end',
    'a, b, c',
    'b, c, a',
    { gone: 'a', came: { uid: 'a', isMoved: true, previous: 'c' } },
  ],
  ['a move inside', 'a, b', 'a, b in a', { gone: 'b', came: { uid: 'b', isMoved: true, parent: 'a' } }],
])('finds %s', (_, old, now, expected) => {
  const found = find(old, now);
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeNull();
});
