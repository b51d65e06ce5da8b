import { STATIC } from '../../content/schemas/raw-rendering.ts';
import type { Rendering } from '../../content/schemas/renderings.ts';
import type { LayoutContext } from '../../graphql/layout/layout-context.ts';
import { listDesigns } from '../../graphql/layout/page-designs.ts';
import { toDatasourceId, toRenderingId } from '../../model/add-owned-items.ts';
import { findVersion, type ItemNode, type ItemVersion } from '../../model/site-model.ts';
import { findUses, type PageUse, type Uses } from './find-uses.ts';
import { toTitle, toWords } from './labels.ts';

/** The item whose file has a rendering. */
type OwnerDescription = {
  kind: 'page' | 'design';
  itemId: string;
  name: string;
  file: string;
  /** The pages that change with it; empty for a page. */
  pages: readonly PageUse[];
};

type Datasource =
  | { kind: 'none' }
  | { kind: 'own'; itemId: string }
  | { kind: 'shared'; itemId: string | null; name: string; file: string; pages: readonly PageUse[] };

/** What the page editor shows of a rendering. It is named by the uid in its chrome. */
export type RenderingDescription = {
  uid: string;
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
  owner: OwnerDescription;
  /** The names of the placeholders that it has, as in their chromes. */
  placeholders: string[];
  /** The ids of the variants that show something else, or nothing. */
  experiences: string[];
};

type Scope = { context: LayoutContext; owner: OwnerDescription; uses: Uses };

type Place = { parent: string | null; placeholderName: string };

const toChromeName = (name: string, isRoot: boolean): string => {
  if (isRoot) return name;
  return name.endsWith(STATIC) ? name.slice(0, -STATIC.length) : `${name}-{*}`;
};

function toLabel({ context: { site, language } }: Scope, component: string, item: ItemNode | null): string {
  const version = item && findVersion(site, item, language);
  const title = version ? toTitle(version.fields) : '';
  return title ? `${toWords(component)} – ${title}` : toWords(component);
}

function findDatasource({ context: { site }, owner }: Scope, { content, key }: Rendering): ItemNode | null {
  if (content.kind === 'none') return null;
  if (content.kind === 'shared') return site.shared.get(content.name) ?? null;
  return site.byId.get(toDatasourceId(owner.itemId, key)) ?? null;
}

function toDatasource({ uses }: Scope, { content }: Rendering, item: ItemNode | null): Datasource {
  if (content.kind === 'none') return { kind: 'none' };
  if (content.kind === 'own') return item ? { kind: 'own', itemId: item.id } : { kind: 'none' };
  const file = [...(item?.versions.values() ?? [])][0]?.fields.file ?? '';
  return {
    kind: 'shared',
    itemId: item?.id ?? null,
    name: content.name,
    file,
    pages: uses.ofShared(content.name),
  };
}

function describeOne(
  scope: Scope,
  rendering: Rendering,
  { parent, placeholderName, index }: Place & { index: number },
): RenderingDescription[] {
  const { key, component, params, placeholders, experiences } = rendering;
  const uid = toRenderingId(scope.owner.itemId, key);
  const item = findDatasource(scope, rendering);
  const own = {
    uid,
    component,
    label: toLabel(scope, component, item),
    parent,
    placeholder: toChromeName(placeholderName, parent === null),
    placeholderName,
    index,
    variant: params.FieldNames ?? 'Default',
    styles: (params.Styles ?? '').split(' ').filter(Boolean),
    grid: params.GridParameters ?? '',
    datasource: toDatasource(scope, rendering, item),
    owner: scope.owner,
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

/** Describes the renderings of a page in the order of the page, those of its partial designs included. */
export function describeRenderings(
  context: LayoutContext,
  node: ItemNode,
  { layout, fields }: ItemVersion,
): RenderingDescription[] {
  if (layout?.kind !== 'composed') return [];
  const { page } = layout;
  const uses = findUses(context.site, context.language);
  const designs = listDesigns(context, page).flatMap(({ placeholder, name, node: design, renderings }) => {
    const file = [...design.versions.values()][0]?.fields.file ?? '';
    const owner = { kind: 'design', itemId: design.id, name, file, pages: uses.ofDesign(name) } as const;
    const place = { parent: null, placeholderName: placeholder };
    return describeList({ context, owner, uses }, renderings, place);
  });
  const owner = { kind: 'page', itemId: node.id, name: node.name, file: fields.file, pages: [] } as const;
  const own = [...page.placeholders].flatMap(([placeholderName, list]) =>
    describeList({ context, owner, uses }, list, { parent: null, placeholderName }),
  );
  return [...designs, ...own];
}
