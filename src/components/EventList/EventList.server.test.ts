import { pruneFields } from './EventList.server';

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
  },
);
