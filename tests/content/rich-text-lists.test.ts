// The page editor cleans what is pasted as the site cleans what it shows. The two share no code, so they have two lists.

import { find, html, svg } from 'property-information';
import { allowedHtml } from '@/rendering/markup/allowed-html';
import {
  allowedAttributes,
  allowedTags,
  removedWithContent,
  urlAttributes,
} from '../../local-cms/editor/rich-text/browser/allowed-html.ts';

const siteAttributes = new Set(
  (allowedHtml.attributes?.['*'] ?? []).map((rule) => (Array.isArray(rule) ? rule[0] : rule)),
);

const toProperties = (name: string): string[] => [find(html, name).property, find(svg, name).property];

test('the editor keeps the tags that the site shows, and no others', () => {
  expect([...allowedTags].sort()).toEqual([...(allowedHtml.tagNames ?? [])].sort());
  expect([...removedWithContent].sort()).toEqual([...(allowedHtml.strip ?? [])].sort());
});

test('the editor keeps the attributes that the site shows, and no others', () => {
  const own = [...allowedAttributes, ...urlAttributes];
  const unknown = own.filter((name) => !toProperties(name).some((property) => siteAttributes.has(property)));
  expect(unknown).toEqual([]);
  const kept = new Set([...own.flatMap(toProperties), 'data*']);
  expect([...siteAttributes].filter((property) => !kept.has(property))).toEqual([]);
});
