import { isRecord } from '../../content/yaml/same-data.ts';
import { getAt, setAt } from '../changes/set-at.ts';

export type Rule = { variant: string; when?: unknown; percent?: number | null };

/** The rules of a page, or of one of its components. */
export type RuleList = { component: string | null; rules: readonly Rule[] };

/** What is always true is not written. */
const toEntry = ({ variant, when, percent }: Rule) => ({
  variant,
  ...(isRecord(when) && Object.keys(when).length > 0 ? { when } : {}),
  ...(percent === undefined || percent === null || percent === 100 ? {} : { percent }),
});

/** Paths are compared without case. */
function findPage(data: unknown, route: string): string {
  const keys = isRecord(data) ? Object.keys(data) : [];
  return keys.find((key) => key.toLowerCase() === route.toLowerCase()) ?? route;
}

const toPlace = (page: string, component: string | null): string[] =>
  component === null ? [page, 'page'] : [page, 'components', component];

/** Replaces rules in the data of personalize.yml. Leaves no empty lists. */
export function setRules(data: unknown, route: string, { component, rules }: RuleList): unknown {
  const page = findPage(data, route);
  const place = toPlace(page, component);
  const changed = setAt(data, place, rules.length === 0 ? undefined : rules.map(toEntry));
  const parents = component === null ? [[page]] : [[page, 'components'], [page]];
  return parents.reduce((pruned, parent) => {
    const map = getAt(pruned, parent);
    return isRecord(map) && Object.keys(map).length === 0 ? setAt(pruned, parent, undefined) : pruned;
  }, changed);
}

/** Removes the rules that choose a variant, of a page or `<component>_<variant>`. */
export function removeRules(data: unknown, route: string, variantId: string): unknown {
  const page = findPage(data, route);
  const [first = '', second] = variantId.split('_');
  const component = second === undefined ? null : first;
  const place = toPlace(page, component);
  const rules = getAt(data, place);
  if (!Array.isArray(rules)) return data;
  const kept = rules.filter((rule) => !isRecord(rule) || rule.variant !== (second ?? first));
  if (kept.length > 0) return setAt(data, place, kept);
  return setRules(data, route, { component, rules: [] });
}
