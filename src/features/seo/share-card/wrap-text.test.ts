import { wrapText } from './wrap-text';

test('breaks between words, and cuts what is left', () => {
  const text = 'DKK 130 per share for a windy year';
  expect(wrapText(text, { width: 10, maxLines: 4 }).join(' ')).toBe(text);
  const cut = wrapText(text, { width: 6, maxLines: 2 });
  expect(cut).toHaveLength(2);
  expect(cut[1]).toMatch(/…$/);
});

test('cuts a word that no line can hold', () => {
  expect(wrapText('W'.repeat(100), { width: 5, maxLines: 2 })).toEqual(['WWWW…']);
});
