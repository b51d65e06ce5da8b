import { parseFragment, serialize } from 'parse5';
import {
  type ChildNode,
  type ElementNode,
  isElement,
  type ParentNode,
  setChildren,
} from '@/rendering/markup/markup-node';
import { MAX_DEPTH, sanitizeHtml } from '@/rendering/markup/sanitize-html';
import { bindValue } from './bind-value';
import { queryFirst, queryScopes, type Scopes } from './query-scopes';
import { type Budget, createBudget, findScopePath, repeat } from './repeat-elements';

/** Also sanitizes. The SDK's function can loop forever and runs filters as JavaScript (docs/decisions/010). */
export function bindTemplate(template: string, scopes: Scopes): string {
  const root = parseFragment(template);
  bindChildren(root, { scopes, budget: createBudget(), level: 0 });
  return sanitizeHtml(serialize(root));
}

type Binding = { scopes: Scopes; budget: Budget; level: number };

function bindChildren(parent: ParentNode, binding: Binding): void {
  if (binding.level > MAX_DEPTH) throw new RangeError('The template is nested too deep');
  const repeated = new Set<string>();
  const children = parent.childNodes.flatMap((child): ChildNode[] => {
    const path = isElement(child) ? findScopePath(child) : null;
    if (!isElement(child) || !path) return bindPlain(child, binding);
    // Elements with the same path form one list, which replaces the first of them. The others are removed.
    if (repeated.has(path)) return [];
    repeated.add(path);
    return bindList(parent, path, binding);
  });
  setChildren(parent, children);
}

function bindPlain(child: ChildNode, binding: Binding): ChildNode[] {
  if (isElement(child)) bindElement(child, binding);
  return [child];
}

function bindList(parent: ParentNode, path: string, binding: Binding): ElementNode[] {
  const { scopes, budget } = binding;
  const elements = parent.childNodes.filter(isElement).filter((element) => findScopePath(element) === path);
  const items = queryScopes(scopes, path);
  const list = repeat(elements, items.length, budget);
  list.forEach((element, index) => {
    bindElement(element, { ...binding, scopes: { ...scopes, [toItemScope(path)]: items[index] } });
  });
  return list;
}

function bindElement(element: ElementNode, binding: Binding): void {
  for (const { name, value } of [...element.attrs]) {
    if (name !== 'data-path' && !name.startsWith('data-path-')) continue;
    bindValue(element, name, queryFirst(binding.scopes, value));
  }
  bindChildren(element, { ...binding, level: binding.level + 1 });
}

/** Paths inside a repeated element name the item `list.*`, even if only a part of the list is shown. */
function toItemScope(path: string): string {
  return `${path.replace(/(\.?\[[^\]]*\]|\.\*)$/, '')}.*`;
}
