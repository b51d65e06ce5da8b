import { z } from 'zod';

import { ContentError, type Problem } from '../../content/content-error.ts';
import { type PageFile, rootPlaceholders } from '../../content/schemas/page-file.ts';
import { STATIC } from '../../content/schemas/raw-rendering.ts';
import type { Rendering } from '../../content/schemas/renderings.ts';
import { createStableId, toBracedId } from '../../content/stable-id.ts';
import { toDatasourceId, toDesignWrapperId, toRenderingId } from '../../model/add-owned-items.ts';
import { findVersion, type ItemNode, type ItemVersion } from '../../model/site-model.ts';
import { contentsResolvers } from './component-contents.ts';
import { toExternalParams } from './external-params.ts';
import { formatFields, getShared } from './format-fields.ts';
import type { LayoutContext, PageContext } from './layout-context.ts';
import { orCollect } from './or-collect.ts';
import { listDesigns, type PlacedDesign } from './page-designs.ts';
import { defaultDeviceId, toStateContext } from './page-state.ts';
import { withLocalMedia } from './recorded-media.ts';

type FormattedRendering = {
  uid: string;
  componentName: string;
  dataSource: string;
  params: Record<string, string>;
  fields?: unknown;
  placeholders?: Record<string, FormattedRendering[]>;
  experiences?: Record<string, FormattedRendering | HiddenExperience>;
};

/** Stands for a rendering that a variant hides. Experience Edge uses null in both properties too. */
type HiddenExperience = { uid: string; componentName: null; dataSource: null };

/**
 * Returns the layout JSON of a page (`rendered` in Experience Edge), or null if the item has no layout. Throws a
 * ContentError with all problems of the page.
 */
export function composeLayout(context: LayoutContext, node: ItemNode, version: ItemVersion): unknown {
  const { layout, number } = version;
  if (layout?.kind === 'recorded') return formatRecorded(context, node, number, layout.json);
  if (!layout) return null;
  const problems: Problem[] = [];
  const composed = composePage({ ...context, problems }, node, version, layout.page);
  if (problems.length > 0) throw new ContentError(problems);
  return composed;
}

function composePage(context: LayoutContext, node: ItemNode, version: ItemVersion, page: PageFile) {
  const { site, language } = context;
  return {
    sitecore: {
      context: {
        ...toStateContext(context, node, version.number),
        site: { name: site.settings.name },
        language,
        itemPath: node.route ?? '/',
      },
      route: {
        name: node.name,
        displayName: node.name,
        fields: formatFields(context, version.fields, node.id),
        databaseName: context.state ? 'master' : 'web',
        deviceId: defaultDeviceId,
        itemId: node.id,
        itemLanguage: language,
        itemVersion: version.number,
        layoutId: createStableId('layout', 'headless'),
        templateId: node.template.id,
        templateName: node.template.name,
        placeholders: orCollect(context, () => composePlaceholders(context, node, page)),
      },
    },
  };
}

const recordedLayout = z.looseObject({
  sitecore: z.looseObject({ context: z.looseObject({}).default({}) }),
});

/** Returns a recorded layout with local media. For an editor, adds the state of the page to the layout's context. */
function formatRecorded(context: LayoutContext, node: ItemNode, number: number, json: unknown): unknown {
  const layout = withLocalMedia(context, json);
  if (!context.state) return layout;
  const { sitecore, ...rest } = recordedLayout.parse(layout);
  const state = toStateContext(context, node, number);
  return { ...rest, sitecore: { ...sitecore, context: { ...sitecore.context, ...state } } };
}

function composePlaceholders(layout: LayoutContext, node: ItemNode, page: PageFile) {
  const designs = listDesigns(layout, page);
  // A shared layout in Sitecore contains only the page design. A final layout also contains the page's own renderings.
  const own: PageFile['placeholders'] = layout.layoutKind === 'shared' ? new Map() : page.placeholders;
  const all = [...designs.flatMap(({ renderings }) => renderings), ...[...own.values()].flat()];
  const context: PageContext = { ...layout, page: node, takeDynamicId: createDynamicIds(all) };
  const compose = (name: string) => [
    ...designs.filter(({ placeholder }) => placeholder === name).map((design) => wrapDesign(context, design)),
    ...formatRenderings(context, own.get(name) ?? [], node),
  ];
  // Includes empty placeholders: without them, the SDK warns and editors cannot drop components into them.
  return Object.fromEntries(rootPlaceholders.map((name) => [name, compose(name)]));
}

/** Lists the renderings with those in their placeholders and experiences. */
const flatten = (renderings: readonly Rendering[]): Rendering[] =>
  renderings.flatMap((item) => {
    const experiences = [...item.experiences.values()].filter((experience) => experience !== null);
    return [item, ...flatten([...[...(item.placeholders?.values() ?? [])].flat(), ...experiences])];
  });

function createDynamicIds(renderings: readonly Rendering[]): () => string {
  const taken = new Set(flatten(renderings).map(({ params }) => params.DynamicPlaceholderId));
  let last = 0;
  return () => {
    do last += 1;
    while (taken.has(String(last)));
    return String(last);
  };
}

/** Puts the renderings of a partial design into a wrapper rendering, as XM Cloud does (editing protocol §6). */
function wrapDesign(context: PageContext, design: PlacedDesign): FormattedRendering {
  const { placeholder, name, node, renderings } = design;
  const sig = `sxa-${name}`;
  return {
    uid: toDesignWrapperId(node.id, placeholder),
    componentName: 'PartialDesignDynamicPlaceholder',
    dataSource: '',
    params: { sid: toBracedId(node.id), ph: placeholder, sig },
    placeholders: { [sig]: formatRenderings(context, renderings, node) },
  };
}

/** `owner` is the page or partial design whose file contains the renderings. */
const formatRenderings = (
  context: PageContext,
  renderings: readonly Rendering[],
  owner: ItemNode,
): FormattedRendering[] => renderings.map((rendering) => formatRendering(context, rendering, owner));

function formatRendering(context: PageContext, rendering: Rendering, owner: ItemNode): FormattedRendering {
  const { placeholders, component, key } = rendering;
  const content = orCollect(context, () => formatContent(context, rendering, owner));
  return {
    uid: toRenderingId(owner.id, key),
    componentName: component,
    dataSource: content?.dataSource ?? '',
    // The ids follow the order in the file: this rendering takes its own first, then its children, then its experiences.
    params: {
      ...(placeholders && toPlaceholderParams(context, [...placeholders.keys()])),
      ...toExternalParams(context, component, rendering.params),
    },
    ...(content && 'fields' in content && { fields: content.fields }),
    ...(placeholders && {
      placeholders: Object.fromEntries(
        [...placeholders].map(([name, list]) => [
          toPlaceholderName(name),
          formatRenderings(context, list, owner),
        ]),
      ),
    }),
    ...formatExperiences(context, rendering, owner),
  };
}

const toPlaceholderName = (written: string): string =>
  written.endsWith(STATIC) ? written.slice(0, -STATIC.length) : `${written}-{*}`;

function findDatasource(context: PageContext, rendering: Rendering, owner: ItemNode): ItemNode | null {
  const { content, file } = rendering;
  if (content.kind === 'none') return null;
  if (content.kind === 'shared') return getShared(context, content.name, { file, line: content.line });
  return context.site.byId.get(toDatasourceId(owner.id, rendering.key)) ?? null;
}

function formatContent(context: PageContext, rendering: Rendering, owner: ItemNode) {
  const { component } = rendering;
  const datasource = findDatasource(context, rendering, owner);
  const dataSource = datasource?.path ?? '';
  const resolve = Object.hasOwn(contentsResolvers, component) ? contentsResolvers[component] : undefined;
  if (resolve) return { dataSource, fields: resolve(context, rendering, datasource) };
  const version = datasource && findVersion(context.site, datasource, context.language);
  if (!version) return { dataSource };
  return { dataSource, fields: formatFields(context, version.fields, datasource.id) };
}

/** Formats the experiences of a rendering. Each experience has the uid of the rendering that it replaces. */
function formatExperiences(context: PageContext, rendering: Rendering, owner: ItemNode) {
  if (rendering.experiences.size === 0) return {};
  const uid = toRenderingId(owner.id, rendering.key);
  const experiences = [...rendering.experiences].map(([variantId, experience]) => [
    variantId,
    experience
      ? { ...formatRendering(context, experience, owner), uid }
      : { uid, componentName: null, dataSource: null },
  ]);
  return { experiences: Object.fromEntries(experiences) };
}

/** Returns a new dynamic id and, for a splitter, the numbers of its columns or rows, such as "1,2". */
function toPlaceholderParams(context: PageContext, names: readonly string[]): Record<string, string> {
  const numbers = names.flatMap((name) => /^(?:column|row)-(\d+)$/.exec(name)?.[1] ?? []);
  return {
    ...(numbers.length > 0 && { EnabledPlaceholders: numbers.join(',') }),
    DynamicPlaceholderId: context.takeDynamicId(),
  };
}
