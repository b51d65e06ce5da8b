/** @jest-environment node */
import { pruneFields } from './EventList.server';

test('keeps of the page about a place its title and address', () => {
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
  'stands %j',
  (fields) => {
    expect(() => pruneFields(fields)).not.toThrow();
  },
);
