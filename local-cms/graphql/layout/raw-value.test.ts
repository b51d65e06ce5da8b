import { createTestContent, getSite, publicUrl } from '@tests/local-cms/create-test-snapshot.ts';
import { createStableId, toBracedId } from '../../content/stable-id.ts';
import { toRawValue, type ValueField } from './raw-value.ts';

const site = getSite(createTestContent().snapshot);
const mediaId = toBracedId(createStableId('acme', 'media', 'coast.jpg'));
const aboutId = toBracedId(site.pages.get('/about')?.id ?? '');

const link = (target: ({ type: 'link' } & ValueField)['value']): ValueField => ({
  type: 'link',
  value: target,
  line: 1,
});

test.each<[ValueField, string]>([
  [{ type: 'rich text', value: '<p>A & B</p>', line: 1 }, '<p>A & B</p>'],
  [{ type: 'number', value: 0, line: 1 }, '0'],
  [{ type: 'number', value: null, line: 1 }, ''],
  [{ type: 'checkbox', value: true, line: 1 }, '1'],
  [{ type: 'checkbox', value: false, line: 1 }, ''],
  [{ type: 'image', value: null, line: 1 }, ''],
  [
    { type: 'image', value: { media: 'coast.jpg', alt: '"A" & B' }, line: 1 },
    `<image mediaid="${mediaId}" alt="&quot;A&quot; &amp; B" />`,
  ],
  [
    { type: 'image', value: { media: 'coast.jpg', alt: '', focus: '30% 60%' }, line: 1 },
    `<image mediaid="${mediaId}" alt="" data-focus="30% 60%" />`,
  ],
  [
    { type: 'file', value: { media: 'coast.jpg', title: 'Coast', description: '' }, line: 1 },
    `<file mediaid="${mediaId}" />`,
  ],
  [link(null), ''],
  [
    link({ target: { kind: 'url', href: 'https://a.test/?b&c' }, attributes: { text: 'A' }, line: 1 }),
    '<link url="https://a.test/?b&amp;c" linktype="external" text="A" />',
  ],
  [
    link({ target: { kind: 'page', route: '/about' }, attributes: {}, line: 1 }),
    `<link linktype="internal" id="${aboutId}" url="/da/about" />`,
  ],
])('the field %j is stored as "%s"', (field, text) => {
  expect(toRawValue({ site, language: 'da', publicUrl }, field, 'content/x.yml')).toBe(text);
});
