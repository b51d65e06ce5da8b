import { pruneFields } from './CardGrid.server';

test('keeps only the fields that a card shows', () => {
  const page = {
    id: '1',
    url: '/news/a',
    fields: { Title: { value: 'A' }, Content: { value: 'Long …' } },
    template: {},
  };
  expect(pruneFields({ Title: { value: 'News' }, Cards: [page] })).toEqual({
    Title: { value: 'News' },
    Cards: [{ url: '/news/a', fields: { Title: { value: 'A' } } }],
  });
});

test.each([undefined, null, 'text', [], { Cards: 'none' }, { Cards: [null, { fields: [] }] }])(
  'does not throw for the fields %j',
  (fields) => {
    expect(() => pruneFields(fields)).not.toThrow();
  },
);
