import { renderCardSvg } from './render-card-svg';

const look = {
  ground: '#0b3b3c',
  text: '#ffffff',
  fontFamily: 'Familjen Grotesk',
  fonts: [],
  icon: 'PHN2Zy8+',
  canShow: () => true,
};
const card = { title: 'A <b>', siteName: 'Main', language: 'en', theme: 'solvind' };

test('shows the title and the site as text, on the color of the theme', () => {
  const svg = renderCardSvg(card, look);
  expect(svg).toContain('>A &lt;b&gt;</text>');
  expect(svg).toContain('>Main</text>');
  expect(svg).toContain('fill="#0b3b3c"');
});

test.each([
  ['en', 'x="80"', 'start'],
  ['ar', 'x="1120"', 'end'],
  ['he', 'x="1120"', 'end'],
  ['not a code', 'x="80"', 'start'],
])('begins at the side where reading in %s begins', (language, place, anchor) => {
  const svg = renderCardSvg({ ...card, language }, look);
  expect(svg).toContain(`<text ${place}`);
  expect(svg).toContain(`text-anchor="${anchor}"`);
});

test('a long title is smaller than a short one', () => {
  const toFontSize = (title: string) =>
    Number(/font-size="(\d+)"/.exec(renderCardSvg({ ...card, title }, look))?.[1]);
  expect(toFontSize('word '.repeat(40))).toBeLessThan(toFontSize('Word'));
});
