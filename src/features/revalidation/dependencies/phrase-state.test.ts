import { hasOtherPhrases, toPhraseState } from './phrase-state';

const dictionary = { menu: 'Menu', more: 'Read more', top: 'Top' };

test.each([
  ['no other phrase', {}, false],
  ['another text of a phrase that is shown', { menu: 'Main menu' }, true],
  ['another text of a phrase that is not shown', { top: 'Up' }, false],
  ['a phrase that was missing', { close: 'Close' }, true],
])('after %s, the page shows other phrases: %s', (_kind, changed, expected) => {
  const state = toPhraseState(dictionary, ['menu', 'more', 'close', 'menu']);
  expect(hasOtherPhrases(state, { ...dictionary, ...changed })).toBe(expected);
});

test('without a phrase that was shown, the page shows other phrases', () => {
  const state = toPhraseState(dictionary, ['menu']);
  expect(hasOtherPhrases(state, { more: 'Read more' })).toBe(true);
});

test('a page that can show all phrases depends on all', () => {
  const state = toPhraseState(dictionary, 'all');
  expect(hasOtherPhrases(state, { top: 'Top', more: 'Read more', menu: 'Menu' })).toBe(false);
  expect(hasOtherPhrases(state, { ...dictionary, new: 'New' })).toBe(true);
});

test('a state that cannot be read counts as changed', () => {
  expect(hasOtherPhrases('', dictionary)).toBe(true);
});
