import { listRenderings } from '../../authoring/changes/rendering-places.ts';
import { getAt } from '../../authoring/changes/set-at.ts';
import type { AuthoringContext } from '../../authoring/graphql/authoring-context.ts';
import { openItem } from '../../authoring/graphql/item-resolvers.ts';
import { openSiteFile, type SiteFile } from '../../authoring/site/site-files.ts';
import { readSource } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import { toRenderingId } from '../../model/add-owned-items.ts';

type PageKey = { itemId: string; language: string; version: number | null };

/** Texts of the rendering's fields, which say more than its component's name. */
function findLabel(raw: unknown): string | null {
  const fields = getAt(raw, ['fields']);
  const texts = isRecord(fields) ? Object.values(fields).filter((value) => typeof value === 'string') : [];
  const [text] = texts.map((value) => value.replace(/<[^>]*>/g, ' ').trim()).filter(Boolean);
  return text?.slice(0, 60) ?? null;
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
  const components = listRenderings(data)
    .filter(({ name, path }) => name !== null && !path.includes('experiences'))
    .map(({ key, path }) => {
      const raw = getAt(data, path);
      return {
        uid: toRenderingId(node.id, key),
        id: getAt(raw, ['id']) ?? null,
        component: getAt(raw, ['component']),
        label: findLabel(raw),
        shown: toShown(getAt(raw, ['experiences'])),
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
