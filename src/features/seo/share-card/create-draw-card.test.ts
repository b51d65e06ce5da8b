import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createDrawCard } from './create-draw-card';

const drawCard = createDrawCard('.');
const card = { title: 'Title', siteName: 'Main', language: 'en', theme: 'solvind' };

/** Reads the size from the header of a PNG. */
const toSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('draws a card once, at the size that networks expect', async () => {
  const [first, same] = await Promise.all([drawCard(card), drawCard({ ...card })]);
  expect(first.subarray(1, 4).toString()).toBe('PNG');
  expect(toSize(first)).toEqual([1200, 630]);
  expect(same).toBe(first);
  expect(await drawCard(card)).toBe(first);

  const other = await drawCard({ ...card, title: 'Another' });
  expect(other.equals(first)).toBe(false);
  // Arabic is not in the font, so the card shows no title.
  const foreign = await drawCard({ ...card, title: 'مرحبا' });
  expect(foreign.equals(await drawCard({ ...card, title: '漢字' }))).toBe(true);
  for (const title of ['</text><image href="file:///etc/passwd"/> ]]> &', '\u0000\ud800', ''])
    expect(toSize(await drawCard({ ...card, title }))).toEqual([1200, 630]);

  const many = Array.from({ length: 22 }, (_, index) => drawCard({ ...card, title: `Card ${index}` }));
  const outcomes = await Promise.allSettled(many);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
});

const themes = globSync('src/themes/*/theme.json').map((file) => path.basename(path.dirname(file)));

test.each(themes)('the theme %s has a font for the titles of its cards', async (theme) => {
  const [empty, ...drawn] = await Promise.all(
    ['', 'Paper', 'Paper made by hand'].map((title) => drawCard({ ...card, title, theme })),
  );
  expect(new Set([empty, ...drawn].map((png) => png?.toString('base64'))).size).toBe(3);
});

test('a card in Arabic has a title, which begins at the right', async () => {
  const picture = await drawCard({ ...card, title: 'ورق', language: 'ar', theme: 'waraq' });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const row = (x: number, y: number) => data.subarray((y * info.width + x) * info.channels).subarray(0, 3);
  const ground = row(0, 0).toString('hex');
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: 200 }, (_, y) => row(x, y + 60).toString('hex')).some((color) => color !== ground),
  );
  expect(Math.min(...columns)).toBeGreaterThan(info.width / 2);
  expect(Math.max(...columns)).toBeGreaterThan(1080);
  expect(Math.max(...columns)).toBeLessThanOrEqual(1130);
});
