import {
  type ChildNode,
  type ElementNode,
  findAttribute,
  isElement,
  type ParentNode,
  setAttribute,
} from '@/rendering/markup/markup-node';

const SCOPE = 'data-path-scope';

/** The maximum of nodes and characters that data adds to a template. Nested lists could exhaust the memory. */
const MAX_WEIGHT = 500_000;

export type Budget = { weight: number };

export const createBudget = (): Budget => ({ weight: MAX_WEIGHT });

export const findScopePath = (element: ElementNode): string | null => findAttribute(element, SCOPE);

/** Returns one element per item. Without items the first element stays but is hidden, as in the SDK. */
export function repeat(elements: readonly ElementNode[], count: number, budget: Budget): ElementNode[] {
  spend(budget, count);
  const last = elements.at(-1);
  const kept = elements.slice(0, Math.max(1, count));
  if (!last) return [];
  for (const element of kept) setAttribute(element, 'hidden', count === 0 ? 'hidden' : null);
  while (kept.length < count) kept.push(copy(last, last.parentNode, budget));
  return kept;
}

function copy(element: ElementNode, parent: ParentNode | null, budget: Budget): ElementNode {
  const attrs = element.attrs.map((attribute) => ({ ...attribute }));
  spend(budget, 1 + attrs.reduce((sum, { value }) => sum + value.length, 0));
  const twin: ElementNode = { ...element, attrs, childNodes: [], parentNode: parent };
  twin.childNodes = element.childNodes.map((child) => copyChild(child, twin, budget));
  return twin;
}

function copyChild(child: ChildNode, parent: ParentNode, budget: Budget): ChildNode {
  if (isElement(child)) return copy(child, parent, budget);
  spend(budget, 'value' in child ? child.value.length + 1 : 1);
  return { ...child, parentNode: parent };
}

function spend(budget: Budget, weight: number): void {
  budget.weight -= weight;
  if (budget.weight < 0) throw new RangeError('The data repeats the template too often');
}
