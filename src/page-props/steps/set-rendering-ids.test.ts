import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { toServerPage } from '../server-page';
import { setRenderingIds } from './set-rendering-ids';

const { dependencies } = createPageDependencies();
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
  const page = toServerPage({ key, site: sampleSite, layout, dictionary: {}, pageLanguages: [] });
  const { sitecore } = (await setRenderingIds(page, dependencies)).layout;
  return idsIn(sitecore.route?.placeholders?.['headless-main']);
}

test.each<[name: string, renderings: Rendering[], expected: unknown[]]>([
  ['two different ids', [withId('top'), withId('join us')], ['top', 'join-us']],
  ['the same id three times', [withId('a'), withId('a'), withId(' a ')], ['a', undefined, undefined]],
  [
    'the same ids in nested renderings',
    [withId('a', [withId('a'), withId('b')]), withId('b')],
    ['a', undefined, 'b', undefined],
  ],
  [
    'ids that the page frame or Next uses',
    [withId('content'), withId('__NEXT_DATA__'), withId(' __next')],
    [undefined, undefined, undefined],
  ],
  ['renderings without an id', [{ componentName: 'Box' }, withId(' ')], [undefined, undefined]],
])('only the first rendering with a valid id keeps the id: %s', async (_, renderings, expected) => {
  expect(await run(renderings)).toEqual(expected);
});
