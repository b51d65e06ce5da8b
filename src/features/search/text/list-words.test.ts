import { listWords } from './list-words';

test.each([
  ['Wind, sun & 2026', ['Wind', 'sun', '2026']],
  ['Grøn strøm', ['Grøn', 'strøm']],
  ['風力発電', ['風力', '力発', '発電']],
  ['海', ['海']],
  ['Tokyo東京2026', ['Tokyo', '東京', '2026']],
  ['…', []],
])('the words of %j are %j', (text, words) => {
  expect([...listWords(text)].map((word) => word.text)).toEqual(words);
});

test('says where each word is in its text', () => {
  const text = 'a 𠀀𠀁𠀂 b';
  for (const { text: word, start, end } of listWords(text)) expect(text.slice(start, end)).toBe(word);
});
