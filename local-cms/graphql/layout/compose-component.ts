import { z } from 'zod';

import type { Placeholders } from '../../content/schemas/page-file.ts';
import { findId } from '../../content/stable-id.ts';
import { findVersion, type ItemNode, type ItemVersion } from '../../model/site-model.ts';
import { composeLayout } from './compose-layout.ts';
import { formatFields } from './format-fields.ts';
import type { LayoutContext } from './layout-context.ts';

/** The component that the design library requests (SDK facts §2). `uid` and `renderingId` are lower-case GUIDs. */
export type ComponentPlace = { uid: string; renderingId: string | null; dataSource: string };

/** A rendering of a composed or recorded layout. A recorded one can be an HTML element without `uid`. */
const renderingSchema = z.looseObject({
  uid: z.string().optional(),
  componentName: z.string().nullish(),
  get placeholders() {
    return z.record(z.string(), z.array(renderingSchema)).optional();
  },
});
type LayoutRendering = z.infer<typeof renderingSchema>;

const layoutSchema = z.looseObject({
  sitecore: z.looseObject({
    context: z.looseObject({}),
    route: z.looseObject({ placeholders: z.record(z.string(), z.array(renderingSchema)) }),
  }),
});

const listRenderings = (placeholders: LayoutRendering['placeholders'] = {}): LayoutRendering[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((rendering) => [rendering, ...listRenderings(rendering.placeholders)]);

const findLayout = (context: LayoutContext, page: ItemNode, version: ItemVersion) =>
  layoutSchema.safeParse(composeLayout(context, page, version)).data;

const contains = (placeholders: Placeholders | null, name: string): boolean =>
  [...(placeholders?.values() ?? [])]
    .flat()
    .some((rendering) => rendering.component === name || contains(rendering.placeholders, name));

/** Finds a rendering of the component on any page. Its content is an example for a new component without content. */
function findExample(context: LayoutContext, name: string): LayoutRendering | null {
  const { site, language } = context;
  for (const page of site.pages.values()) {
    const version = findVersion(site, page, language);
    if (version?.layout?.kind !== 'composed') continue;
    // Always searches the home page, because its page design can contain the component.
    if (page !== site.home && !contains(version.placeholders, name)) continue;
    const route = findLayout(context, page, version)?.sitecore.route;
    const found = listRenderings(route?.placeholders).find(({ componentName }) => componentName === name);
    if (found) return found;
  }
  return null;
}

function findComponentName({ site, language }: LayoutContext, renderingId: string | null): string | null {
  const item = renderingId === null ? undefined : site.byId.get(renderingId);
  const field = item && findVersion(site, item, language)?.fields.values.get('componentName');
  return field?.type === 'text' ? field.value : null;
}

function toContent(context: LayoutContext, dataSource: string) {
  const { site, language } = context;
  const item = site.byId.get(findId(dataSource) ?? '') ?? site.byPath.get(dataSource.toLowerCase());
  const version = item && findVersion(site, item, language);
  return item && version
    ? { dataSource: item.path, fields: formatFields(context, version.fields, item.id) }
    : {};
}

/** Returns the layout JSON of one component, or null if the component is unknown. */
export function composeComponent(
  context: LayoutContext,
  page: ItemNode,
  version: ItemVersion,
  { uid, renderingId, dataSource }: ComponentPlace,
): object | null {
  const layout = findLayout(context, page, version);
  if (!layout) return null;
  const { sitecore } = layout;
  const componentName = findComponentName(context, renderingId);
  const found =
    listRenderings(sitecore.route.placeholders).find((rendering) => findId(rendering.uid ?? '') === uid) ??
    (componentName && (findExample(context, componentName) ?? { componentName, params: {}, dataSource: '' }));
  if (!found) return null;
  const rendering = { ...found, uid, ...toContent(context, dataSource) };
  return {
    sitecore: {
      context: { ...sitecore.context, renderingType: 'component' },
      route: { ...sitecore.route, placeholders: { 'editing-componentmode-placeholder': [rendering] } },
    },
  };
}
