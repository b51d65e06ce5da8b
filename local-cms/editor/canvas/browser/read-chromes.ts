/** A part of the page between an opening and a closing chrome, with the details from the opening chrome. */
export type ChromeNode = {
  /** The indexes on the way from the root to the node: `/0/2` is the third child of the root's first child. */
  key: string;
  type: string;
  open: Element | null;
  close: Element | null;
  children: ChromeNode[];
} & Details;

type Details = {
  name?: string;
  owner?: string;
  uid?: string;
  title?: string;
  fieldType?: string;
  /** Whether the field has no text, so that the page shows a placeholder in its place. */
  isEmpty?: boolean;
  /** Whether the site can have taken the field's text for markup, and shows another text than was written. */
  hasMarkup?: boolean;
  item?: { id: unknown; language: unknown };
};

export type OutlineNode = Omit<ChromeNode, 'open' | 'close' | 'children'> & {
  /** Whether the text of a field can be typed where it is. */
  canType?: boolean;
  children: OutlineNode[];
};

// A placeholder's chrome has the id `<key>_<rendering id>` (editing protocol §1.5). The key can contain underscores.
const PLACEHOLDER_ID = /^(.+)_([0-9a-f-]{36})$/i;

const TYPES = ['placeholder', 'rendering', 'field'];

function readDetails(type: string, { id, textContent }: Element): Details {
  if (type === 'field') return readField(textContent ?? '');
  if (type === 'rendering') return { uid: id };
  const [, name = id, owner = ''] = PLACEHOLDER_ID.exec(id) ?? [];
  return { name, owner };
}

function readField(text: string): Details {
  try {
    const field: unknown = JSON.parse(text);
    const { title = '', fieldType = '', rawValue, datasource } = toRecord(field);
    const { id = '', language = '' } = toRecord(datasource);
    return {
      title: String(title),
      fieldType: String(fieldType),
      ...(rawValue === '' && { isEmpty: true }),
      ...(/<([a-z/!?]|$)/i.test(String(rawValue)) && { hasMarkup: true }),
      item: { id, language },
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { title: 'not readable' };
  }
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Pairs chromes by nesting, because closing chromes have no id. `faults` describes invalid and unpaired chromes. */
export function readChromes(codes: Iterable<Element>): { root: ChromeNode; faults: string[] } {
  const root: ChromeNode = { key: '', type: 'page', open: null, close: null, children: [] };
  const faults: string[] = [];
  let path = [root];
  for (const code of codes) {
    const parent = path.at(-1) ?? root;
    const type = code.getAttribute('chrometype') ?? '';
    if (!TYPES.includes(type)) faults.push(`There is a chrome of the unknown type "${type}".`);
    else if (code.getAttribute('kind') === 'open') path = [...path, openNode(parent, type, code, faults)];
    else if (parent.type === type) {
      parent.close = code;
      path = path.slice(0, -1);
    } else faults.push(`A ${type} is closed where a ${parent.type} is open.`);
  }
  for (const { type } of path.slice(1)) faults.push(`A ${type} is never closed.`);
  return { root, faults };
}

function openNode(parent: ChromeNode, type: string, code: Element, faults: string[]): ChromeNode {
  if (type !== 'field' && !code.id) faults.push(`A ${type} has no id.`);
  const key = `${parent.key}/${parent.children.length}`;
  const node = { key, type, ...readDetails(type, code), open: code, close: null, children: [] };
  parent.children.push(node);
  return node;
}

export function findNode(node: ChromeNode, key: string): ChromeNode | null {
  if (node.key === key) return node;
  const child = node.children.find((one) => key === one.key || key.startsWith(`${one.key}/`));
  return child ? findNode(child, key) : null;
}

export function* listNodes(node: ChromeNode): Generator<ChromeNode> {
  yield node;
  for (const child of node.children) yield* listNodes(child);
}

/** Lists the nodes of the page between the two chromes. */
export function listBetween({ open, close }: Pick<ChromeNode, 'open' | 'close'>): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = open?.nextSibling; node && node !== close; node = node.nextSibling) nodes.push(node);
  return nodes;
}

/** Finds the innermost chrome node that contains `place`. Returns null if only the page itself contains `place`. */
export function findNodeAt(node: ChromeNode, place: Node): ChromeNode | null {
  const inner = node.children.find((child) => isBetween(child, place));
  return inner ? findNodeAt(inner, place) : node.key === '' ? null : node;
}

export function isBetween({ open, close }: Pick<ChromeNode, 'open' | 'close'>, place: Node): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
  if (!open || !close) return false;
  const isAfterOpen = (open.compareDocumentPosition(place) & follows) !== 0;
  return isAfterOpen && (place.compareDocumentPosition(close) & follows) !== 0;
}

/** Removes the DOM elements from the tree, because a message cannot contain them. */
export const toOutline = (
  { open, close, children, ...node }: ChromeNode,
  canType: (field: ChromeNode) => boolean,
): OutlineNode => ({
  ...node,
  ...(node.type === 'field' && { canType: canType({ ...node, open, close, children }) }),
  children: children.map((child) => toOutline(child, canType)),
});
