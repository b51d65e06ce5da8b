// A placeholder's id is its key and the id of the rendering that holds it; keys may have underscores (protocol §1.5).
const PLACEHOLDER_ID = /^(.+)_([0-9a-f-]{36})$/i;

/** What a chrome says of itself, by its type. */
const describe = {
  placeholder: ({ id }) => {
    const [, name = id, owner = ''] = PLACEHOLDER_ID.exec(id) ?? [];
    return { name, owner };
  },
  rendering: ({ id }) => ({ uid: id }),
  field: ({ textContent }) => readField(textContent),
};

function readField(text) {
  try {
    const { title = '', fieldId = '', fieldType = '', datasource = {} } = JSON.parse(text);
    const { id: itemId = '', language = '', version = 0, revision = '' } = datasource;
    return { title, fieldId, fieldType, item: { id: itemId, language, version, revision } };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { title: 'not readable' };
  }
}

const createNode = (parent, type, code) => ({
  key: `${parent.key}/${parent.children.length}`,
  type,
  ...describe[type](code),
  open: code,
  close: null,
  children: [],
});

/**
 * Pairs the chromes of a page by nesting, for those that close have no id. `faults` says what does not fit; a page
 * without any is balanced.
 */
export function readChromes(codes) {
  const root = { key: '', type: 'page', open: null, close: null, children: [] };
  const open = [root];
  const faults = [];
  for (const code of codes) {
    const type = code.getAttribute('chrometype') ?? '';
    const isOpening = code.getAttribute('kind') === 'open';
    if (!Object.hasOwn(describe, type)) faults.push(`There is a chrome of the unknown type "${type}".`);
    else if (isOpening) {
      const node = createNode(open.at(-1), type, code);
      if (type !== 'field' && !code.id) faults.push(`A ${type} has no id.`);
      open.at(-1).children.push(node);
      open.push(node);
    } else if (open.at(-1).type === type) open.pop().close = code;
    else faults.push(`A ${type} is closed where a ${open.at(-1).type} is open.`);
  }
  for (const { type } of open.slice(1)) faults.push(`A ${type} is never closed.`);
  return { root, faults };
}

/** The node with the key, or null. */
export function findNode(node, key) {
  if (node.key === key) return node;
  const child = node.children.find((one) => key === one.key || key.startsWith(`${one.key}/`));
  return child ? findNode(child, key) : null;
}

/** The innermost node whose chromes stand around a place of the page, or null. */
export function findNodeAt(node, place) {
  const inner = node.children.find((child) => child.close && isBetween(child, place));
  return inner ? findNodeAt(inner, place) : node.key === '' ? null : node;
}

function isBetween({ open, close }, place) {
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
  return (
    (open.compareDocumentPosition(place) & follows) !== 0 &&
    (place.compareDocumentPosition(close) & follows) !== 0
  );
}

/** The tree as data, without the page's elements. */
export const toOutline = ({ open: _, close: __, children, ...node }) => ({
  ...node,
  children: children.map(toOutline),
});
