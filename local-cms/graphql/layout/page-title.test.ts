import { createTestContent, getSite, publicUrl } from '@tests/local-cms/create-test-snapshot.ts';
import type { EditorState } from './layout-context.ts';
import { formatFirstText } from './page-title.ts';

const site = getSite(createTestContent().snapshot);

function format(route: string, names: [string, ...string[]], state?: EditorState) {
  const page = site.pages.get(route);
  if (!page) throw new Error(`There is no page ${route}.`);
  return formatFirstText({ site, language: 'en', publicUrl, state }, page, names, 'Fallback');
}

test.each<[string, [string, ...string[]], string]>([
  ['/', ['NavigationTitle', 'Title'], 'Home'],
  ['/about', ['NavigationTitle', 'Title'], 'About us'],
  ['/about', ['Image', 'Title'], 'About us'],
  ['/about', ['NavigationTitle'], 'Fallback'],
  ['/about', ['Nothing'], 'Fallback'],
])('on the page %s, the fields %j result in the text "%s"', (route, names, value) => {
  expect(format(route, names)).toEqual({ value });
});

test.each<[[string, ...string[]], string]>([
  [['NavigationTitle', 'Title'], 'Title'],
  [['NavigationTitle'], 'NavigationTitle'],
])('in edit mode, the text of the fields %j has the metadata of the field %s', (names, title) => {
  expect(format('/about', names, 'edit')).toMatchObject({ metadata: { title } });
});
