import { z } from 'zod';

import { toRenderingId } from '../store/add-owned-items.ts';
import { toUnknownNameText } from '../store/close-name.ts';
import { createContentError } from '../store/content-error.ts';
import { type PageFile, rootPlaceholders } from '../store/page-file.ts';
import type { Rendering } from '../store/renderings.ts';
import { findVersion, type ItemNode, type ItemVersion } from '../store/site-model.ts';
import { createStableId, toBracedId } from '../store/stable-id.ts';
import { formatFields } from './format-fields.ts';
import { type FormattedRendering, formatRenderings } from './format-renderings.ts';
import type { LayoutContext, PageContext } from './layout-context.ts';
import { defaultDeviceId, toStateContext } from './page-state.ts';

type RootPlaceholder = (typeof rootPlaceholders)[number];

const flatten = (renderings: readonly Rendering[]): Rendering[] =>
  renderings.flatMap((item) => [item, ...[...(item.placeholders?.values() ?? [])].flatMap(flatten)]);

function findDesigns({ site, language }: LayoutContext, page: PageFile) {
  const { pageDesigns } = site.settings;
  const { name, line } = page.design;
  if (!Object.hasOwn(pageDesigns, name)) {
    // A site without designs is fine: its pages stand alone.
    if (name === 'default') return [];
    throw createContentError(
      page.file,
      line,
      toUnknownNameText('page design', name, Object.keys(pageDesigns)),
    );
  }
  return rootPlaceholders.flatMap((placeholder) =>
    (pageDesigns[name]?.[placeholder] ?? []).flatMap((design) => {
      // A design that site.yml names but that is not there is reported with site.yml.
      const node = site.designs.get(design);
      const version = node && findVersion(site, node, language);
      const renderings = version?.placeholders?.get(placeholder) ?? [];
      return node && version ? [{ placeholder, design, node, renderings }] : [];
    }),
  );
}

type PlacedDesign = ReturnType<typeof findDesigns>[number];

/** A partial design's content in its wrapper, as XM Cloud sends it (editing protocol §6). */
function wrapDesign(
  context: PageContext,
  { placeholder, design, node, renderings }: PlacedDesign,
): FormattedRendering {
  const sig = `sxa-${design}`;
  return {
    uid: toRenderingId(node.id, `design ${placeholder}`),
    componentName: 'PartialDesignDynamicPlaceholder',
    dataSource: '',
    params: { sid: toBracedId(node.id), ph: placeholder, sig },
    placeholders: { [sig]: formatRenderings(context, renderings, node) },
  };
}

/** Numbers from 1 that no rendering of the page has claimed for itself. */
function createDynamicIds(renderings: readonly Rendering[]): () => string {
  const taken = new Set(flatten(renderings).map(({ params }) => params.DynamicPlaceholderId));
  let last = 0;
  return () => {
    do last += 1;
    while (taken.has(String(last)));
    return String(last);
  };
}

function composePlaceholders(layout: LayoutContext, node: ItemNode, page: PageFile) {
  const designs = findDesigns(layout, page);
  // What stands in a page's file is its final layout; the page design is what versions share.
  const own: PageFile['placeholders'] = layout.layoutKind === 'shared' ? new Map() : page.placeholders;
  const all = [...designs.flatMap(({ renderings }) => renderings), ...[...own.values()].flat()];
  const context: PageContext = { ...layout, page: node, takeDynamicId: createDynamicIds(all) };
  const compose = (name: RootPlaceholder) => [
    ...designs.filter(({ placeholder }) => placeholder === name).map((design) => wrapDesign(context, design)),
    ...formatRenderings(context, own.get(name) ?? [], node),
  ];
  // All three, if only as []: without an entry the SDK warns and an editor has nowhere to drop into.
  return Object.fromEntries(rootPlaceholders.map((name) => [name, compose(name)]));
}

const recordedLayout = z.looseObject({
  sitecore: z.looseObject({ context: z.looseObject({}).default({}) }),
});

/** As it was recorded, but in the state that the editor asks for; its fields have what they were recorded with. */
function formatRecorded(context: LayoutContext, node: ItemNode, number: number, json: unknown): unknown {
  if (!context.state) return json;
  const { sitecore, ...rest } = recordedLayout.parse(json);
  return {
    ...rest,
    sitecore: { ...sitecore, context: { ...sitecore.context, ...toStateContext(context, node, number) } },
  };
}

/** The layout JSON of a page in a language, in the shape that Experience Edge returns as `rendered`. */
export function composeLayout(context: LayoutContext, node: ItemNode, version: ItemVersion): unknown {
  if (version.layout?.kind === 'recorded')
    return formatRecorded(context, node, version.number, version.layout.json);
  if (!version.layout) return null;
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
        placeholders: composePlaceholders(context, node, version.layout.page),
      },
    },
  };
}
