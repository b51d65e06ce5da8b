import { pruneFields, structuredData } from './EventList.server';

test('keeps only the title and link of the page about a venue', () => {
  const page = {
    id: '1',
    url: '/projects/havnso',
    name: 'havnso',
    fields: { Title: { value: 'Havnsø' }, Content: { value: '…' } },
  };
  const Places = { value: 40 };
  expect(pruneFields({ Events: [{ id: 'e', fields: { Places, Place: page } }] })).toEqual({
    Events: [
      {
        id: 'e',
        fields: {
          Places,
          Place: { url: '/projects/havnso', name: 'havnso', fields: { Title: { value: 'Havnsø' } } },
        },
      },
    ],
  });
});

test.each([undefined, null, 'text', [], { Events: 'none' }, { Events: [null, { fields: [] }, {}] }])(
  'does not throw for the fields %j',
  (fields) => {
    expect(() => pruneFields(fields)).not.toThrow();
    expect(structuredData({ fields }, context)).toEqual([]);
  },
);

const context = {
  pageUrl: 'https://site.test/news',
  pageTitle: 'News',
  language: 'en',
  data: undefined,
  toUrl: (href: string) => `https://site.test${href}`,
};
const place = { url: '/projects/havnso', fields: { Title: { value: 'Havnsø' } } };
const events = [
  { fields: { Title: { value: 'Open day' }, Date: { value: '2027-03-06T00:00:00Z' }, Place: place } },
  { fields: { Title: { value: 'Without a place' }, Date: { value: '2027-03-06' } } },
  { fields: { Title: { value: 'Without a day' }, Date: { value: '0001-01-01T00:00:00Z' }, Place: place } },
];

test('tells search engines the events that have a day and a place', () => {
  expect(structuredData({ fields: { Events: events } }, context)).toEqual([
    expect.objectContaining({
      '@type': 'Event',
      name: 'Open day',
      startDate: '2027-03-06',
      location: {
        '@type': 'Place',
        name: 'Havnsø',
        address: 'Havnsø',
        url: 'https://site.test/projects/havnso',
      },
    }),
  ]);
});
