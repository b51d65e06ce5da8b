import type { Placeholders } from '../../content/schemas/page-file.ts';
import { findId } from '../../content/stable-id.ts';
import { findVersion, type ItemNode, type ItemVersion } from '../../model/site-model.ts';
import { composePage, type FormattedRendering } from './compose-layout.ts';
import { formatFields } from './format-fields.ts';
import type { LayoutContext } from './layout-context.ts';

/** The component that the design library requests (SDK facts §2). `uid` and `renderingId` are lower-case GUIDs. */
export type ComponentPlace = { uid: string; renderingId: string | null; dataSource: string };

const flatten = (renderings: readonly FormattedRendering[]): FormattedRendering[] =>
  renderings.flatMap((rendering) => [
    rendering,
    ...flatten(Object.values(rendering.placeholders ?? {}).flat()),
  ]);

const listRenderings = ({ sitecore }: ReturnType<typeof composePage>): FormattedRendering[] =>
  flatten(Object.values(sitecore.route.placeholders).flat());

const contains = (placeholders: Placeholders | null, name: string): boolean =>
  [...(placeholders?.values() ?? [])]
    .flat()
    .some((rendering) => rendering.component === name || contains(rendering.placeholders, name));

/** Finds a rendering of the component on any page. Its content is an example for a new component without content. */
function findExample(context: LayoutContext, name: string): FormattedRendering | null {
  const { site, language } = context;
  for (const page of site.pages.values()) {
    const version = findVersion(site, page, language);
    if (version?.layout?.kind !== 'composed') continue;
    // Always searches the home page, because its page design can contain the component.
    if (page !== site.home && !contains(version.placeholders, name)) continue;
    const renderings = listRenderings(composePage(context, page, version, version.layout.page));
    const found = renderings.find(({ componentName }) => componentName === name);
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

/** Returns the layout JSON of one component, or null if the component is unknown or the page has a recorded layout. */
export function composeComponent(
  context: LayoutContext,
  page: ItemNode,
  version: ItemVersion,
  { uid, renderingId, dataSource }: ComponentPlace,
): object | null {
  if (version.layout?.kind !== 'composed') return null;
  const layout = composePage(context, page, version, version.layout.page);
  const componentName = findComponentName(context, renderingId);
  const found =
    listRenderings(layout).find((rendering) => findId(rendering.uid) === uid) ??
    (componentName && (findExample(context, componentName) ?? { componentName, params: {}, dataSource: '' }));
  if (!found) return null;
  const rendering = { ...found, uid, ...toContent(context, dataSource) };
  const { sitecore } = layout;
  return {
    sitecore: {
      context: { ...sitecore.context, renderingType: 'component' },
      route: { ...sitecore.route, placeholders: { 'editing-componentmode-placeholder': [rendering] } },
    },
  };
}
