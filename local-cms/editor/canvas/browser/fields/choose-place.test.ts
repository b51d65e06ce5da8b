import { choosePlace } from './choose-place.ts';

const text = { left: 20, top: 200, width: 600, height: 100 };
const size = { width: 300, height: 40 };
const choose = (others: readonly (typeof text)[]) =>
  choosePlace({ text, size, others, roomWidth: 1000, gap: 8 });

const question = { left: 20, top: 160, width: 250, height: 30 };
const longQuestion = { ...question, width: 600 };
const next = { ...question, top: 320 };

test.each([
  ['above the text when nothing is there', [], { left: 20, top: 152 }],
  ['at the end of the line when a short heading is above', [question], { left: 320, top: 152 }],
  ['below when a long heading is above', [longQuestion], { left: 20, top: 308 }],
  ['below at the end when a heading follows', [longQuestion, next], { left: 320, top: 308 }],
])('the toolbar is %s', (_, others, place) => {
  expect(choose(others)).toEqual(place);
});

test('the toolbar stays in the window', () => {
  const wide = { ...text, left: -40, width: 2000 };
  const place = choosePlace({
    text: wide,
    size,
    others: [{ ...question, left: 0 }],
    roomWidth: 1000,
    gap: 8,
  });
  expect(place).toEqual({ left: 692, top: 152 });
});
