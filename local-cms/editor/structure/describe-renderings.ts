import type { PageFile } from '../../content/schemas/page-file.ts';
import { STATIC } from '../../content/schemas/raw-rendering.ts';
import type { Rendering } from '../../content/schemas/renderings.ts';
import type { LayoutContext } from '../../graphql/layout/layout-context.ts';
import { listDesigns } from '../../graphql/layout/page-designs.ts';
import { toDatasourceId, toDesignWrapperId, toRenderingId } from '../../model/add-owned-items.ts';
import { listReferences, listShownPages, withReferences } from '../../model/list-references.ts';
import { findVersion, type ItemNode, type ItemVersion } from '../../model/site-model.ts';
import { findUses, type PageUse, type Uses } from './find-uses.ts';
import { toComponentLabel, toPageTitle, toTitle } from './labels.ts';

/** An item whose file has renderings: the page, or a partial design. */
type OwnerDescription = {
  kind: 'page' | 'design';
  itemId: string;
  name: string;
  file: string;
  /** The pages that change with it; empty for a page. */
  pages: readonly PageUse[];
  /** Where it is in the page: the placeholder of its file, by the uid of the rendering around its renderings. */
  places: Readonly<Record<string, string>>;
};

type SharedDescription = { itemId: string; name: string; file: string; pages: readonly PageUse[] };

type Datasource = { kind: 'none' } | { kind: 'own'; itemId: string } | { kind: 'shared'; name: string };

/** What the page editor shows of a rendering. It is named by the uid in its chrome. */
type RenderingDescription = {
  uid: string;
  /** The id by which a change of its look names it: that of the variant that is shown, or its uid. */
  lookId: string;
  /** The id by which a change names it as the owner of its placeholders. A variant can have its own. */
  holderId: string;
  /** Whether it is shown as a variant, for the audience that is looked at. */
  isVariant: boolean;
  component: string;
  label: string;
  /** The rendering around it; null in a placeholder of the page. */
  parent: string | null;
  /** As in its chrome, such as `container-{*}`. */
  placeholder: string;
  /** As in the file, such as `container`. */
  placeholderName: string;
  index: number;
  variant: string;
  styles: string[];
  grid: string;
  datasource: Datasource;
  /** The id of the item whose file has it. */
  owner: string;
  /** The names of the placeholders that it has, as in their chromes. */
  placeholders: string[];
  /** The ids of the variants that show something else, or nothing. */
  experiences: string[];
};

type Scope = { context: LayoutContext; ownerId: string; audience: string };

type Place = { parent: string | null; placeholderName: string };

const toChromeName = (name: string, isRoot: boolean): string => {
  if (isRoot) return name;
  return name.endsWith(STATIC) ? name.slice(0, -STATIC.length) : `${name}-{*}`;
};

function toLabel({ context: { site, language } }: Scope, component: string, item: ItemNode | null): string {
  const version = item && findVersion(site, item, language);
  return toComponentLabel(component, version ? toTitle(version.fields) : '');
}

function findDatasource({ context: { site }, ownerId }: Scope, { content, key }: Rendering): ItemNode | null {
  if (content.kind === 'none') return null;
  if (content.kind === 'shared') return site.shared.get(content.name) ?? null;
  return site.byId.get(toDatasourceId(ownerId, key)) ?? null;
}

function toDatasource({ content }: Rendering, item: ItemNode | null): Datasource {
  if (content.kind === 'shared') return { kind: 'shared', name: content.name };
  return content.kind === 'own' && item ? { kind: 'own', itemId: item.id } : { kind: 'none' };
}

function describeOne(
  scope: Scope,
  rendering: Rendering,
  { parent, placeholderName, index }: Place & { index: number },
): RenderingDescription[] {
  const { key, experiences } = rendering;
  const variant = experiences.get(scope.audience);
  // The audience does not see it.
  if (variant === null) return [];
  const shown = variant ?? rendering;
  const { component, params, placeholders } = shown;
  const uid = toRenderingId(scope.ownerId, key);
  const lookId = toRenderingId(scope.ownerId, shown.key);
  const item = findDatasource(scope, shown);
  const own = {
    uid,
    lookId,
    holderId: placeholders === rendering.placeholders ? uid : lookId,
    isVariant: shown !== rendering,
    component,
    label: toLabel(scope, component, item),
    parent,
    placeholder: toChromeName(placeholderName, parent === null),
    placeholderName,
    index,
    variant: params.FieldNames ?? 'Default',
    styles: (params.Styles ?? '').split(' ').filter(Boolean),
    grid: params.GridParameters ?? '',
    datasource: toDatasource(shown, item),
    owner: scope.ownerId,
    placeholders: [...(placeholders?.keys() ?? [])].map((name) => toChromeName(name, false)),
    experiences: [...experiences.keys()],
  };
  const inner = [...(placeholders ?? [])].flatMap(([name, list]) =>
    describeList(scope, list, { parent: uid, placeholderName: name }),
  );
  return [own, ...inner];
}

const describeList = (scope: Scope, list: readonly Rendering[], place: Place): RenderingDescription[] =>
  list.flatMap((rendering, index) => describeOne(scope, rendering, { ...place, index }));

const findFile = ({ site, language }: LayoutContext, node: ItemNode): string =>
  findVersion(site, node, language)?.fields.file ?? '';

function listOwners(context: LayoutContext, { node, file, page }: Page, uses: Uses): OwnerDescription[] {
  const own = { kind: 'page', itemId: node.id, name: node.name, file, pages: [], places: {} } as const;
  const placed = Map.groupBy(listDesigns(context, page), (design) => design.node);
  const designs = [...placed].map(([design, places]) => ({
    kind: 'design' as const,
    itemId: design.id,
    name: design.name,
    file: findFile(context, design),
    pages: uses.ofDesign(places[0]?.name ?? ''),
    places: Object.fromEntries(
      places.map(({ placeholder }) => [toDesignWrapperId(design.id, placeholder), placeholder]),
    ),
  }));
  return [own, ...designs];
}

const listShown = ({ site, language }: LayoutContext, node: ItemNode | undefined): ItemVersion[] => {
  const version = node && findVersion(site, node, language);
  return version ? [version] : [];
};

/** Describes the shared items that the versions show, also in lists, and the pages whose texts they show in lists. */
function describeShown(context: LayoutContext, versions: readonly ItemVersion[], uses: Uses) {
  const { site, language } = context;
  const references = versions.flatMap((version) => [...listReferences(version)]);
  const names = [...withReferences(site, references, (node) => listShown(context, node))];
  const items = names.flatMap((name) => site.shared.get(name) ?? []);
  const all = [...versions, ...items.flatMap((item) => listShown(context, item))];
  const routes = new Set(all.flatMap((version) => [...listShownPages(version)]));
  return {
    shared: names.flatMap((name): SharedDescription[] => {
      const item = site.shared.get(name);
      return item
        ? [{ itemId: item.id, name, file: findFile(context, item), pages: uses.ofShared(name) }]
        : [];
    }),
    shownPages: [...routes].flatMap((route): PageUse[] => {
      const page = site.pages.get(route);
      return page ? [{ itemId: page.id, title: toPageTitle(page, language), path: route }] : [];
    }),
  };
}

type Page = { node: ItemNode; file: string; page: PageFile };

/**
 * Describes the renderings of a page as an audience sees them, in the page's order, those of its partial designs
 * included, and what they share.
 */
export function describeRenderings(
  context: LayoutContext,
  node: ItemNode,
  version: ItemVersion,
  audience: string,
) {
  const { layout, fields } = version;
  if (layout?.kind !== 'composed') return { renderings: [], owners: [], shared: [], shownPages: [] };
  const { page } = layout;
  const uses = findUses(context.site, context.language);
  const designs = listDesigns(context, page).flatMap(({ placeholder, node: { id: ownerId }, renderings }) =>
    describeList({ context, ownerId, audience }, renderings, { parent: null, placeholderName: placeholder }),
  );
  const own = [...page.placeholders].flatMap(([placeholderName, list]) =>
    describeList({ context, ownerId: node.id, audience }, list, { parent: null, placeholderName }),
  );
  const renderings = [...designs, ...own];
  return {
    renderings,
    owners: listOwners(context, { node, file: fields.file, page }, uses),
    ...describeShown(
      context,
      [version, ...listDesigns(context, page).flatMap((design) => listShown(context, design.node))],
      uses,
    ),
  };
}
