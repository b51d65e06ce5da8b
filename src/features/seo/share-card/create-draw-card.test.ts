import { createDrawCard } from './create-draw-card';

const card = { title: 'Title', siteName: 'Main', language: 'en', theme: 'solvind' };

/** Reads the size from the header of a PNG. */
const toSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('draws a card once, at the size that networks expect', async () => {
  const drawCard = createDrawCard('.');
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
