import type { Rule } from '../../content/schemas/rules-file.ts';
import type { Site } from '../../model/site-model.ts';

/** The rules of a page or component. `toVariantId` returns the variant id of the variant that they choose. */
export type Decidable = {
  name: string;
  rules: readonly Rule[];
  toVariantId: (variant: string | null) => string | null;
};

const toPlainId = (id: string): string => id.replace(/[{}-]/g, '').toLowerCase();

/** Id (SDK facts §5): `embedded_[scope_]<page>_<language>` or `component_[scope_]<page>_<component>_<language>*`. */
export function findRules(site: Site, friendlyId: string, language: string): Decidable | null {
  const [, kind, pageId, rest = ''] =
    /^(embedded|component)_(?:[a-z0-9]*_)?([0-9a-f]{32})_(.+)$/.exec(friendlyId) ?? [];
  const route = [...site.pages].find(([, node]) => toPlainId(node.id) === pageId)?.[0];
  const page = route === undefined ? undefined : site.rules.get(route);
  if (route === undefined || !page) return null;

  const ending = language.replace('-', '_').toLowerCase();
  if (kind === 'embedded') {
    return rest === ending ? { name: route, rules: page.page, toVariantId: (variant) => variant } : null;
  }
  const component = Object.keys(page.components).find((id) => `${toPlainId(id)}_${ending}*` === rest);
  if (component === undefined) return null;
  return {
    name: `${route} ${component}`,
    rules: page.components[component] ?? [],
    toVariantId: (variant) => `${component}_${variant ?? 'default'}`,
  };
}
