import { collectVariantIds } from '../layout/collect-variant-ids.ts';
import { composeLayout } from '../layout/compose-layout.ts';
import { toHref } from '../layout/links.ts';
import { sitecoreTypes, toFieldId } from '../store/sitecore-fields.ts';
import { toLayoutKey } from '../store/snapshot.ts';
import { findId } from '../store/stable-id.ts';
import type { FieldDefinition, Template } from '../store/templates.ts';
import { toIdText } from './id-format.ts';
import type { FieldView } from './item-field.ts';
import { findReadableView, hasLayout, type ItemView, type RequestContext, toViewKey } from './item-view.ts';
import { type Paging, toPage } from './paging.ts';
import { toSiteAddress } from './site-address.ts';

type Filter = { hasLayout?: boolean | null; includeTemplateIDs?: readonly (string | null)[] | null };

function matches(view: ItemView, filter: Filter): boolean {
  if (filter.hasLayout && !hasLayout(view)) return false;
  const templates = filter.includeTemplateIDs;
  return !templates || templates.some((id) => findId(id ?? '') === view.node.template.id);
}

const findChildren = ({ site, node, language }: ItemView, filter: Filter): ItemView[] =>
  node.children.flatMap((child) => {
    const view = findReadableView(site, child, language);
    return view && matches(view, filter) ? [view] : [];
  });

const findParent = ({ site, node, language }: ItemView): ItemView | null =>
  node.parent && findReadableView(site, node.parent, language);

function findAncestors(view: ItemView): ItemView[] {
  const ancestors: ItemView[] = [];
  for (let node = view.node.parent; node; node = node.parent) {
    const ancestor = findReadableView(view.site, node, view.language);
    if (ancestor) ancestors.push(ancestor);
  }
  return ancestors;
}

/** The page's layout JSON; throws what is wrong with it when it was never right. */
export function findRendered(
  view: ItemView,
  { snapshot, publicUrl, state, layoutKind }: RequestContext,
): unknown {
  const { site, node, language, version } = view;
  // An editor gets what the files say now, not the last that was right.
  if (state) return version && composeLayout({ site, language, publicUrl, state, layoutKind }, node, version);
  const layout = snapshot.layouts.get(toLayoutKey(node, language));
  if (layout?.error) throw layout.error;
  return layout?.json ?? null;
}

const toLanguage = (name: string) => {
  const inLanguage = (display: string) =>
    new Intl.DisplayNames([display], { type: 'language' }).of(name) ?? name;
  const englishName = inLanguage('en');
  return { name, englishName, nativeName: inLanguage(name), displayName: englishName };
};

function toUrl({ site, node, language }: ItemView) {
  const address = new URL(toSiteAddress(site.settings));
  const path = node.route === null ? node.path : toHref(site, language, node.route);
  return {
    hostName: address.host,
    path,
    scheme: address.protocol.replace(':', ''),
    siteName: site.settings.name,
    url: address.origin + encodeURI(path),
  };
}

const toFields = (view: ItemView): FieldView[] =>
  [...(view.version?.fields.values ?? [])].map(([name, field]) => ({
    item: view,
    name,
    field,
    file: view.version?.fields.file ?? '',
  }));

type WithFormat = { format: string };

export const itemResolvers = {
  Item: { __resolveType: () => 'UnknownItem' },
  UnknownItem: {
    id: ({ node }: ItemView, { format }: WithFormat) => toIdText(node.id, format),
    name: ({ node }: ItemView) => node.name,
    displayName: ({ node }: ItemView) => node.name,
    path: ({ node }: ItemView) => node.path,
    version: ({ version }: ItemView) => version?.number ?? 1,
    language: ({ language }: ItemView) => toLanguage(language),
    languages: ({ site, node }: ItemView) =>
      site.settings.languages.flatMap((name) => findReadableView(site, node, name) ?? []),
    url: toUrl,
    template: ({ node }: ItemView) => node.template,
    field: (view: ItemView, { name }: { name: string }) =>
      toFields(view).find((field) => field.name.toLowerCase() === name.toLowerCase()) ?? null,
    fields: toFields,
    parent: findParent,
    ancestors: (view: ItemView, filter: Filter) =>
      findAncestors(view).filter((item) => matches(item, filter)),
    children: (view: ItemView, filter: Filter & Paging) =>
      toPage(findChildren(view, filter), toViewKey, { ...filter, defaultSize: 10 }),
    hasChildren: (view: ItemView, filter: Filter) => findChildren(view, filter).length > 0,
    rendered: (view: ItemView, _: unknown, context: RequestContext) => findRendered(view, context),
    personalization: (view: ItemView, _: unknown, context: RequestContext) => ({
      variantIds: collectVariantIds(findRendered(view, context)),
    }),
  },
  ItemTemplate: {
    id: ({ id }: Template, { format }: WithFormat) => toIdText(id, format),
    baseTemplates: () => [],
    fields: (template: Template) => template.fields.map((definition) => ({ template, definition })),
    ownFields: (template: Template) => template.fields.map((definition) => ({ template, definition })),
  },
  ItemTemplateField: {
    id: ({ template, definition }: TemplateField, { format }: WithFormat) =>
      toIdText(toFieldId(template.id, definition.name), format),
    name: ({ definition }: TemplateField) => definition.name,
    title: ({ definition }: TemplateField) => definition.name,
    type: ({ definition }: TemplateField) => sitecoreTypes[definition.type],
    section: () => 'Content',
    sectionSortOrder: () => 100,
    sortOrder: ({ template, definition }: TemplateField) => (template.fields.indexOf(definition) + 1) * 100,
    shared: () => false,
    source: () => '',
    unversioned: () => false,
  },
};

type TemplateField = { template: Template; definition: FieldDefinition };
