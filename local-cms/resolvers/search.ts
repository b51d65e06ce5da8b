import type { FieldValue } from '../store/field-value.ts';
import { findId } from '../store/stable-id.ts';
import {
  findReadableView,
  getSites,
  hasLayout,
  type ItemView,
  type RequestContext,
  toViewKey,
} from './item-view.ts';
import { type Paging, toPage } from './paging.ts';

type Operator = 'EQ' | 'CONTAINS' | 'NEQ' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

type Predicate = {
  name?: string | null;
  value?: string | null;
  operator?: Operator | null;
  AND?: readonly (Predicate | null)[] | null;
  OR?: readonly (Predicate | null)[] | null;
};

type SearchArguments = Paging & {
  where: Predicate;
  orderBy?: { name: string; direction?: 'ASC' | 'DESC' | null } | null;
};

function toSearchText(field: FieldValue | undefined): string {
  if (!field || field.value === null) return '';
  return typeof field.value === 'object' ? JSON.stringify(field.value) : String(field.value);
}

function toPathIds({ node }: ItemView): string[] {
  const ids = [];
  for (let next: typeof node | null = node; next; next = next.parent) ids.push(next.id);
  return ids;
}

/** What a search compares: ids for the system names that hold ids, text for all else. */
const systemValues: Record<string, (view: ItemView) => { isIds: boolean; values: string[] }> = {
  _path: (view) => ({ isIds: true, values: toPathIds(view) }),
  _parent: ({ node }) => ({ isIds: true, values: node.parent ? [node.parent.id] : [] }),
  _templates: ({ node }) => ({ isIds: true, values: [node.template.id] }),
  _language: ({ language }) => ({ isIds: false, values: [language] }),
  _name: ({ node }) => ({ isIds: false, values: [node.name] }),
  _hasLayout: (view) => ({ isIds: false, values: [String(hasLayout(view))] }),
};

function toValues(view: ItemView, name: string): { isIds: boolean; values: string[] } {
  const system = Object.hasOwn(systemValues, name.toLowerCase())
    ? systemValues[name.toLowerCase()]
    : undefined;
  const find = system ?? systemValues[name];
  if (find) return find(view);
  const fields = [...(view.version?.fields.values ?? [])];
  const field = fields.find(([fieldName]) => fieldName.toLowerCase() === name.toLowerCase())?.[1];
  return { isIds: false, values: [toSearchText(field)] };
}

/** Below, equal or above 0; numbers as numbers. */
function compare(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && !Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  return a.localeCompare(b, 'en', { sensitivity: 'base' });
}

function isEqual(isIds: boolean, value: string, wanted: string): boolean {
  return isIds ? value === (findId(wanted) ?? '') : value.toLowerCase() === wanted.toLowerCase();
}

function isMatch(view: ItemView, name: string, operator: Operator, wanted: string): boolean {
  const { isIds, values } = toValues(view, name);
  const equals = () => values.some((value) => isEqual(isIds, value, wanted));
  const contains = () =>
    isIds ? equals() : values.some((value) => value.toLowerCase().includes(wanted.toLowerCase()));
  const orders = () => values.map((value) => compare(value, wanted));
  switch (operator) {
    case 'EQ':
      return equals();
    case 'NEQ':
      return !equals();
    case 'CONTAINS':
      return contains();
    case 'NCONTAINS':
      return !contains();
    case 'LT':
      return orders().some((order) => order < 0);
    case 'LTE':
      return orders().some((order) => order <= 0);
    case 'GT':
      return orders().some((order) => order > 0);
    case 'GTE':
      return orders().some((order) => order >= 0);
  }
}

function fits(view: ItemView, predicate: Predicate): boolean {
  const { name, value, operator, AND, OR } = predicate;
  const own = !name || isMatch(view, name, operator ?? 'EQ', value ?? '');
  const all = (AND ?? []).every((part) => !part || fits(view, part));
  const any = !OR || OR.length === 0 || OR.some((part) => part && fits(view, part));
  return own && all && any;
}

const findAll = (context: RequestContext): ItemView[] =>
  [...getSites(context).values()].flatMap((site) =>
    [...site.byId.values()].flatMap((node) =>
      site.settings.languages.flatMap((language) => findReadableView(site, node, language) ?? []),
    ),
  );

/** Items of all sites in all their languages that fit the predicate. */
export function search(_: unknown, { where, orderBy, ...paging }: SearchArguments, context: RequestContext) {
  const found = findAll(context).filter((view) => fits(view, where));
  if (orderBy) {
    const sign = orderBy.direction === 'DESC' ? -1 : 1;
    const textOf = (view: ItemView) => toValues(view, orderBy.name).values[0] ?? '';
    found.sort((a, b) => sign * compare(textOf(a), textOf(b)));
  }
  return toPage(found, toViewKey, { ...paging, defaultSize: 10 });
}
