import { listUnused } from './list-unused.ts';

test('a component counts as used also by a rendering without a uid', () => {
  const pages = [{ renderings: [{ componentName: 'Promo' }, { uid: '1', componentName: 'Tabs' }] }];
  expect(listUnused(['Accordion', 'Promo', 'Tabs'], pages)).toEqual(['Accordion']);
});
