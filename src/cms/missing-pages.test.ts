/** @jest-environment node */
import { createMissingPages, getMissingPages, unlessMissing } from './missing-pages';

const place = { siteName: 'main', language: 'en', path: '/nowhere' };

test('asks once about a page that is missing, however many want to know, and again after a moment', async () => {
  let time = 1;
  const pages = createMissingPages(() => time);
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return null;
  };
  expect(await unlessMissing(place, pages, ask)).toBeNull();
  expect(await unlessMissing(place, pages, ask)).toBeNull();
  await unlessMissing({ ...place, language: 'da' }, pages, ask);
  expect(asked).toBe(2);
  time += 5001;
  await unlessMissing(place, pages, ask);
  expect(asked).toBe(3);
});

test('a page that is there, and trouble, are asked about each time', async () => {
  const pages = createMissingPages();
  expect(await unlessMissing(place, pages, async () => 'a page')).toBe('a page');
  const outage = async () => {
    throw new Error('outage');
  };
  await expect(unlessMissing(place, pages, outage)).rejects.toThrow('outage');
  expect(pages.has(place)).toBe(false);
});

test('what a visitor asks for does not fill the memory', () => {
  const pages = createMissingPages();
  for (let i = 0; i <= 5000; i++) pages.add({ ...place, path: `/${i}` });
  expect([pages.has({ ...place, path: '/0' }), pages.has({ ...place, path: '/5000' })]).toEqual([
    false,
    true,
  ]);
});

test('is one for the whole process', () => {
  expect(getMissingPages()).toBe(getMissingPages());
});
