import type { FieldValue } from '../../content/schemas/field-value.ts';
import { findId } from '../../content/stable-id.ts';
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

type SearchValues = { isIds: boolean; values: string[] };

/** Contains every search name that starts with "_". All other search names are names of fields. */
const systemValues = new Map<string, (view: ItemView) => SearchValues>([
  ['_path', (view) => ({ isIds: true, values: toPathIds(view) })],
  ['_parent', ({ node }) => ({ isIds: true, values: node.parent ? [node.parent.id] : [] })],
  ['_templates', ({ node }) => ({ isIds: true, values: [node.template.id] })],
  ['_language', ({ language }) => ({ isIds: false, values: [language] })],
  ['_name', ({ node }) => ({ isIds: false, values: [node.name] })],
  ['_haslayout', (view) => ({ isIds: false, values: [String(hasLayout(view))] })],
]);

function toValues(view: ItemView, name: string): SearchValues {
  const find = systemValues.get(name.toLowerCase());
  if (find) return find(view);
  const fields = [...(view.version?.fields.values ?? [])];
  const field = fields.find(([fieldName]) => fieldName.toLowerCase() === name.toLowerCase())?.[1];
  return { isIds: false, values: [toSearchText(field)] };
}

function compare(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && !Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  return a.localeCompare(b, 'en', { sensitivity: 'base' });
}

function isMatch(view: ItemView, name: string, operator: Operator, wanted: string): boolean {
  const { isIds, values } = toValues(view, name);
  const searched = isIds ? (findId(wanted) ?? '') : wanted.toLowerCase();
  const texts = isIds ? values : values.map((value) => value.toLowerCase());
  const equals = texts.includes(searched);
  const contains = isIds ? equals : texts.some((text) => text.includes(searched));
  const orders = values.map((value) => compare(value, wanted));
  const results: Record<Operator, boolean> = {
    EQ: equals,
    NEQ: !equals,
    CONTAINS: contains,
    NCONTAINS: !contains,
    LT: orders.some((order) => order < 0),
    LTE: orders.some((order) => order <= 0),
    GT: orders.some((order) => order > 0),
    GTE: orders.some((order) => order >= 0),
  };
  return results[operator];
}

function matches(view: ItemView, predicate: Predicate): boolean {
  const { name, value, operator, AND, OR } = predicate;
  const own = !name || isMatch(view, name, operator ?? 'EQ', value ?? '');
  const all = (AND ?? []).every((part) => !part || matches(view, part));
  const any = !OR || OR.length === 0 || OR.some((part) => part && matches(view, part));
  return own && all && any;
}

const listAll = (context: RequestContext): ItemView[] =>
  [...getSites(context).values()].flatMap((site) =>
    [...site.byId.values()].flatMap((node) =>
      site.settings.languages.flatMap((language) => findReadableView(site, node, language) ?? []),
    ),
  );

export function search(_: unknown, { where, orderBy, ...paging }: SearchArguments, context: RequestContext) {
  const found = listAll(context).filter((view) => matches(view, where));
  if (orderBy) {
    const sign = orderBy.direction === 'DESC' ? -1 : 1;
    const textOf = (view: ItemView) => toValues(view, orderBy.name).values[0] ?? '';
    found.sort((a, b) => sign * compare(textOf(a), textOf(b)));
  }
  return toPage(found, toViewKey, { ...paging, defaultSize: 10 });
}
