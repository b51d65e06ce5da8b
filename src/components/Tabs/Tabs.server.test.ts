import { pruneFields } from './Tabs.server';

test('keeps only the title and text of an entry', () => {
  const entry = {
    id: '1',
    name: 'Land',
    url: '/sitecore/land',
    fields: { Title: { value: 'On land' }, Text: { value: '<p>Low.</p>' }, Content: { value: 'Long …' } },
  };
  expect(pruneFields({ Title: { value: 'Places' }, Entries: [entry] })).toEqual({
    Title: { value: 'Places' },
    Entries: [{ name: 'Land', fields: { Title: { value: 'On land' }, Text: { value: '<p>Low.</p>' } } }],
  });
});

test.each([undefined, null, 'text', [], { Entries: 'none' }, { Entries: [null, { fields: [] }] }])(
  'does not throw for the fields %j',
  (fields) => {
    expect(() => pruneFields(fields)).not.toThrow();
  },
);
