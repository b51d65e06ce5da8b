import { parse } from 'yaml';
import { renderComponentChoices } from './render-component-choices.ts';

const render = (...renderings: { component: string; variant: string; [key: string]: unknown }[]) =>
  parse(renderComponentChoices([{ name: 'Hero', slug: 'hero', renderings }])).Hero;

test('a component begins with the texts of its first sample, without files and pages of the gallery', () => {
  const fields = {
    Title: 'A headline',
    Text: `<p>${'long '.repeat(100)}</p>`,
    Image: { media: 'sample-wide.jpg', alt: '' },
    Link: { to: '/components', text: 'All' },
    Articles: ['/components/quote'],
    Cards: [{ Title: 'One', Image: { media: 'a.jpg', alt: '' } }, { Image: { media: 'a.jpg', alt: '' } }],
  };
  expect(render({ component: 'Hero', variant: 'Default', fields }).start).toEqual({
    fields: {
      Title: 'A headline',
      Link: { to: '/', text: 'All' },
      Articles: [],
      Cards: [{ Title: 'One' }],
    },
  });
});

test('a component that holds others begins with empty placeholders', () => {
  const placeholders = { 'column-1': [{ component: 'RichText' }], 'column-2': [] };
  const params = { EnabledPlaceholders: '1,2' };
  expect(render({ component: 'Hero', variant: 'Default', params, placeholders })).toEqual({
    start: { params, placeholders: { 'column-1': [], 'column-2': [] } },
  });
});

test('variants and styles are those of all samples', () => {
  const samples = [
    { component: 'Hero', variant: 'Default', styles: ['band'] },
    { component: 'Hero', variant: 'Split', styles: 'dark' },
  ];
  expect(render(...samples)).toEqual({ variants: ['Default', 'Split'], styles: ['band', 'dark'] });
});
