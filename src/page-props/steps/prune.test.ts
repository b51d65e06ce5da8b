/** @jest-environment node */

import type { Rendering } from '@/cms/layout-schema';
import { framePhrases } from '@/rendering/phrases';
import { createSources, layoutOf, sampleSite } from '../fake-sources';
import { toLoadedPage } from '../load-page';
import { prune } from './prune';

async function pruned(rendering: Rendering, dictionary: Record<string, string> = {}) {
  const page = toLoadedPage({
    key: { siteName: 'main', language: 'en', path: [], variantIds: [] },
    site: sampleSite,
    layout: layoutOf([rendering]),
    dictionary,
    pageLanguages: [],
  });
  const componentServers = { Menu: { phrases: ['open'] }, Other: { phrases: ['other'] } };
  return prune(page, createSources({}, { componentServers }).sources);
}

const firstRendering = async (rendering: Rendering) =>
  JSON.parse(JSON.stringify((await pruned(rendering)).layout.sitecore.route?.placeholders))[
    'headless-main'
  ][0];

test('keeps the phrases of the components on the page and of its frame, and no other', async () => {
  const dictionary = { open: 'Open', other: 'Other', rest: 'Rest', [framePhrases[0]]: 'Skip' };
  expect((await pruned({ componentName: 'Menu' }, dictionary)).dictionary).toEqual({
    open: 'Open',
    [framePhrases[0]]: 'Skip',
  });
});

test('leaves out experiences, empty parameters and what only the editor reads', async () => {
  const rendering = {
    uid: '1',
    componentName: 'Promo',
    params: { Styles: ' ', GridParameters: 'col-12', RenderingIdentifier: '' },
    experiences: { v1: { uid: '2' } },
    fields: {
      Text: { value: 'Hi', editable: '<b>Hi</b>', metadata: { fieldId: '{1}' } },
      Items: [{ id: 'a' }],
    },
  };
  expect(await firstRendering(rendering)).toEqual({
    uid: '1',
    componentName: 'Promo',
    params: { GridParameters: 'col-12' },
    fields: { Text: { value: 'Hi' }, Items: [{ id: 'a' }] },
  });
});

test('prunes renderings within renderings', async () => {
  const inner = { uid: '2', componentName: 'Promo', experiences: {} };
  expect(await firstRendering({ componentName: 'Box', placeholders: { 'box-{*}': [inner] } })).toEqual({
    componentName: 'Box',
    placeholders: { 'box-{*}': [{ uid: '2', componentName: 'Promo' }] },
  });
});

test('leaves what it was given as it was', async () => {
  const rendering: Rendering = Object.freeze({ uid: '1', params: Object.freeze({ Styles: '' }) });
  await pruned(rendering);
  expect(rendering).toEqual({ uid: '1', params: { Styles: '' } });
});
