import type { Item } from '../../platform/mutations.ts';
import { findConflicts } from './conflicts.ts';

const toItem = (values: Record<string, unknown>): Item => ({
  itemId: '1',
  name: 'About',
  revision: 'r',
  stage: 'draft',
  file: 'acme/pages/about/en.draft.yml',
  version: 2,
  template: { name: 'Page' },
  fields: {
    nodes: Object.entries(values).map(([name, jsonValue]) => ({
      name,
      type: 'text',
      jsonValue,
      isRequired: false,
      hint: '',
      itemFields: [],
    })),
  },
});

const base = toItem({ Title: 'a', Text: 'b', Image: { media: 'x.png', alt: '' } });

test.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
  ['only mine has changed', { Title: 'a' }, { Title: 'mine' }, []],
  ['only theirs has changed', { Title: 'theirs' }, {}, []],
  ['both have changed different fields', { Title: 'theirs' }, { Text: 'mine' }, []],
  ['both have changed the same', { Title: 'theirs' }, { Title: 'mine', Text: 'mine' }, ['Title']],
  ['both have written the same', { Title: 'same' }, { Title: 'same' }, []],
  ['both have removed it', { Title: null }, { Title: null }, []],
  ['I have taken my change back', { Title: 'theirs' }, { Title: 'a' }, ['Title']],
  ['an image has changed', { Image: { media: 'y.png', alt: '' } }, { Image: { media: 'z.png' } }, ['Image']],
])('%s', (_, theirs, typed, names) => {
  const values = { Title: 'a', Text: 'b', Image: { media: 'x.png', alt: '' }, ...theirs };
  const found = findConflicts({ base, theirs: toItem(values), typed: new Map(Object.entries(typed)) });
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('a conflict has the three values', () => {
  const [found] = findConflicts({
    base,
    theirs: toItem({ Title: 'theirs' }),
    typed: new Map([['Title', 'mine']]),
  });
  expect(found).toEqual({ name: 'Title', type: 'text', base: 'a', theirs: 'theirs', mine: 'mine' });
});
