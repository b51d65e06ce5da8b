import { listRenderings } from '../../authoring/changes/rendering-places.ts';
import { getAt } from '../../authoring/changes/set-at.ts';
import type { AuthoringContext } from '../../authoring/graphql/authoring-context.ts';
import { openItem } from '../../authoring/graphql/item-resolvers.ts';
import { openSiteFile, type SiteFile } from '../../authoring/site/site-files.ts';
import { type Path, readSource } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import { toDatasourceId, toRenderingId } from '../../model/add-owned-items.ts';
import { findVersion, type ItemNode, type Site } from '../../model/site-model.ts';
import { toComponentLabel, toTitle } from '../structure/labels.ts';

type PageKey = { itemId: string; language: string; version: number | null };

type Owner = { site: Site; node: ItemNode; language: string };

/** Returns the title of what a rendering shows. */
function findOwnTitle({ site, node, language }: Owner, { raw, key }: Part): string {
  const source = String(getAt(raw, ['datasource']) ?? '');
  const shared = site.shared.get(source.replace(/^shared\//, ''));
  const item = shared ?? site.byId.get(toDatasourceId(node.id, key));
  const version = item && findVersion(site, item, language);
  return version ? toTitle(version.fields) : '';
}

type Part = { raw: unknown; key: string; path: Path };

const isInside = (path: Path, outer: Path): boolean => outer.every((step, index) => step === path[index]);

/** A container has no title of its own, so it has the first one inside of it. */
function findTitle(owner: Owner, parts: readonly Part[], { path }: Part): string {
  const inside = parts.filter((part) => isInside(part.path, path));
  return inside.map((part) => findOwnTitle(owner, part)).find((title) => title !== '') ?? '';
}

function toShown(experiences: unknown): Record<string, 'own' | 'hidden'> {
  if (!isRecord(experiences)) return {};
  return Object.fromEntries(
    Object.entries(experiences).map(([id, value]) => [id, value === 'hidden' ? 'hidden' : 'own']),
  );
}

/** Returns the rules of a page as they are written, so that an editor gives back what it does not change. */
function findRules({ path, text }: SiteFile, route: string) {
  const data = text === null ? {} : readSource(path, text).data;
  const pages = isRecord(data) ? Object.entries(data) : [];
  const page = pages.find(([name]) => name.toLowerCase() === route.toLowerCase())?.[1];
  return { page: getAt(page, ['page']) ?? [], components: getAt(page, ['components']) ?? {} };
}

/** Lists the components of a page with what each variant shows instead, and the rules that choose a variant. */
export async function describeAudiences(context: AuthoringContext, { itemId, language, version }: PageKey) {
  const { site, node, text, file, revision } = await openItem(context, { itemId, language, version });
  const { data } = readSource(file, text);
  const parts = listRenderings(data)
    .filter(({ name, path }) => name !== null && !path.includes('experiences'))
    .map(({ key, path }): Part => ({ raw: getAt(data, path), key, path }));
  const components = parts.map((part) => {
    const component = String(getAt(part.raw, ['component']));
    return {
      uid: toRenderingId(node.id, part.key),
      id: getAt(part.raw, ['id']) ?? null,
      component,
      label: toComponentLabel(component, findTitle({ site, node, language }, parts, part)),
      shown: toShown(getAt(part.raw, ['experiences'])),
    };
  });
  const rules = await openSiteFile(context, site, 'personalize');
  return {
    itemId: node.id,
    revision,
    rulesRevision: rules.revision,
    components,
    rules: findRules(rules, node.route ?? ''),
  };
}
