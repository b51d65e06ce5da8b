/** @jest-environment node */
import type { Rendering } from '@/cms/layout-schema';
import { createSources, layoutOf, sampleSite } from '../fake-sources';
import { toLoadedPage } from '../load-page';
import { renderingIds } from './rendering-ids';

const { sources } = createSources();
const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };
const withId = (RenderingIdentifier: string, children: Rendering[] = []): Rendering => ({
  componentName: 'Box',
  params: { RenderingIdentifier },
  placeholders: { box: children },
});

function idsIn(renderings: readonly Rendering[] | undefined): unknown[] {
  return (renderings ?? []).flatMap(({ params, placeholders }) => [
    params?.RenderingIdentifier,
    ...idsIn(placeholders?.box),
  ]);
}

async function run(renderings: Rendering[]) {
  const layout = layoutOf(renderings);
  const page = toLoadedPage({ key, site: sampleSite, layout, dictionary: {}, pageLanguages: [] });
  const { sitecore } = (await renderingIds(page, sources)).layout;
  return idsIn(sitecore.route?.placeholders?.['headless-main']);
}

test.each([
  [
    [withId('top'), withId('join us')],
    ['top', 'join-us'],
  ],
  [
    [withId('a'), withId('a'), withId(' a ')],
    ['a', undefined, undefined],
  ],
  [
    [withId('a', [withId('a'), withId('b')]), withId('b')],
    ['a', undefined, 'b', undefined],
  ],
  [
    [withId('content'), withId('__NEXT_DATA__'), withId(' __next')],
    [undefined, undefined, undefined],
  ],
  [
    [{ componentName: 'Box' }, withId(' ')],
    [undefined, undefined],
  ],
])('case %#: an id is there once, in the order of the page', async (renderings, expected) => {
  expect(await run(renderings)).toEqual(expected);
});
