import { createPageIds } from './page-ids';

test.each([
  ['Why we share', 'why-we-share'],
  [' På 2 minutter! ', 'på-2-minutter'],
  ['風力 発電', '風力-発電'],
  ['x'.repeat(70), 'x'.repeat(60)],
  ['Content', 'content-2'],
  ['– !', null],
])('the heading "%s" gets the id %j', (text, id) => {
  expect(createPageIds({}, []).create(text)).toBe(id);
});

test('creates no id that a rendering has or that an editor wrote in any text', () => {
  const route = { placeholders: { main: [{ params: { RenderingIdentifier: ' risk ' } }] } };
  const ids = createPageIds(route, ['<p ID = team>', "<h2 id='team-2'>"]);
  expect(['Risk', 'Team', 'Team'].map(ids.create)).toEqual(['risk-2', 'team-3', 'team-4']);
});

test('keeps an id only once, and none that the page frame or Next uses', () => {
  const { keep } = createPageIds({}, []);
  expect(['a', 'a', 'content', '__next', ''].map(keep)).toEqual([true, false, false, false, false]);
});

test('creating ids for many equal headings takes time in proportion to their number', () => {
  const count = 2000;
  const has = jest.spyOn(Set.prototype, 'has');
  const ids = createPageIds({}, []);
  for (let index = 0; index < count; index++) ids.create('Same');
  const lookups = has.mock.calls.length;
  has.mockRestore();
  expect(ids.create('Same')).toBe(`same-${count + 1}`);
  expect(lookups).toBeLessThanOrEqual(3 * count);
});
