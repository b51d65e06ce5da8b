import { z } from 'zod';
import type { Rendering } from '../store/renderings.ts';
import { findVersion, type ItemNode, type ItemVersion } from '../store/site-model.ts';
import { findId } from '../store/stable-id.ts';
import { composeLayout } from './compose-layout.ts';
import { formatFields } from './format-fields.ts';
import type { LayoutContext } from './layout-context.ts';

/** What the design library asks for (SDK facts §2); ids as lower-case GUIDs. */
export type ComponentPlace = { uid: string; renderingId: string | null; dataSource: string };

type Found = { uid: string; componentName: string; placeholders?: Record<string, Found[]> };

const foundSchema: z.ZodType<Found> = z.lazy(() =>
  z.looseObject({
    uid: z.string(),
    componentName: z.string(),
    placeholders: z.record(z.string(), z.array(foundSchema)).optional(),
  }),
);

const layoutSchema = z.object({
  sitecore: z.object({
    context: z.looseObject({}),
    route: z.looseObject({ placeholders: z.record(z.string(), z.array(foundSchema)) }),
  }),
});

const flatten = (renderings: readonly Found[]): Found[] =>
  renderings.flatMap((found) => [found, ...flatten(Object.values(found.placeholders ?? {}).flat())]);

function readLayout(context: LayoutContext, page: ItemNode, version: ItemVersion) {
  const { sitecore } = layoutSchema.parse(composeLayout(context, page, version));
  return { ...sitecore, renderings: flatten(Object.values(sitecore.route.placeholders).flat()) };
}

const holds = (renderings: readonly Rendering[], name: string): boolean =>
  renderings.some(
    ({ component, placeholders }) =>
      component === name || [...(placeholders?.values() ?? [])].some((list) => holds(list, name)),
  );

/** The first rendering of the component on any page: a component without content would be shown empty. */
function findExample(context: LayoutContext, name: string): Found | null {
  for (const page of context.site.pages.values()) {
    const version = findVersion(context.site, page, context.language);
    if (version?.layout?.kind !== 'composed') continue;
    const own = [...version.layout.page.placeholders.values()].flat();
    const isHome = page === context.site.home;
    // Designs are on the home page; other pages are composed only if the component is theirs.
    if (!isHome && !holds(own, name)) continue;
    const found = readLayout(context, page, version).renderings.find(
      ({ componentName }) => componentName === name,
    );
    if (found) return found;
  }
  return null;
}

function findComponentName({ site, language }: LayoutContext, renderingId: string | null): string | null {
  const item = renderingId === null ? undefined : site.byId.get(renderingId);
  const field = item && findVersion(site, item, language)?.fields.values.get('componentName');
  return field?.type === 'text' ? field.value : null;
}

function toContent({ site, ...context }: LayoutContext, dataSource: string) {
  const item = site.byId.get(findId(dataSource) ?? '') ?? site.byPath.get(dataSource.toLowerCase());
  const version = item && findVersion(site, item, context.language);
  return item && version
    ? { dataSource: item.path, fields: formatFields({ ...context, site }, version.fields, item.id) }
    : {};
}

/** The layout JSON of one component alone; null when the page has no such rendering, and the site none of its kind. */
export function composeComponent(
  context: LayoutContext,
  page: ItemNode,
  version: ItemVersion,
  { uid, renderingId, dataSource }: ComponentPlace,
): object | null {
  if (version.layout?.kind !== 'composed') return null;
  const { context: layoutContext, route, renderings } = readLayout(context, page, version);
  const componentName = findComponentName(context, renderingId);
  const found =
    renderings.find((rendering) => findId(rendering.uid) === uid) ??
    (componentName && (findExample(context, componentName) ?? { componentName, params: {}, dataSource: '' }));
  if (!found) return null;
  const rendering = { ...found, uid, ...toContent(context, dataSource) };
  return {
    sitecore: {
      context: { ...layoutContext, renderingType: 'component' },
      route: { ...route, placeholders: { 'editing-componentmode-placeholder': [rendering] } },
    },
  };
}
