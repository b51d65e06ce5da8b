import { createTestContent, getSite, publicUrl } from '@tests/local-cms/create-test-snapshot.ts';
import type { FieldValue } from '../../content/schemas/field-value.ts';
import { toBracedId } from '../../content/stable-id.ts';
import { withMetadata } from './field-metadata.ts';
import type { EditorState } from './layout-context.ts';

const site = getSite(createTestContent().snapshot);
const title: FieldValue = { type: 'text', value: 'Hi', line: 1 };

function addTo(field: FieldValue, state?: EditorState, id = site.home.id) {
  const owner = { id, file: 'content/x.yml', field: 'Title' };
  return withMetadata({ site, language: 'da', publicUrl, state }, field, owner, { value: 'Hi' });
}

test('the metadata describes the field and the version of its item', () => {
  expect(addTo(title, 'edit')).toEqual({
    metadata: {
      datasource: {
        id: toBracedId(site.home.id),
        language: 'da',
        revision: expect.stringMatching(/^[0-9a-f-]{36}$/),
        version: 1,
      },
      title: 'Title',
      fieldId: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
      fieldType: 'Single-Line Text',
      rawValue: 'Hi',
    },
    value: 'Hi',
  });
});

test.each<[string, ...Parameters<typeof addTo>]>([
  ['a field of a published page', title],
  ['a field in a preview', title, 'preview'],
  ['a field that refers to items', { type: 'items', value: [], line: 1 }, 'edit'],
  ['a field of an unknown item', title, 'edit', 'nowhere'],
])('%s has no metadata', (_, ...args) => {
  expect(addTo(...args)).toEqual({ value: 'Hi' });
});
