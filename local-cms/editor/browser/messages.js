const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value) => typeof value === 'string';

const isNode = (value) =>
  isRecord(value) &&
  isText(value.key) &&
  isText(value.type) &&
  Array.isArray(value.children) &&
  value.children.every(isNode);

const isState = (value) => ['edit', 'preview', 'normal'].includes(value);

/** What the page may say, by name; what has another shape is not heard. */
const SHAPES = {
  outline: ({ state, path, outline, faults }) =>
    isState(state) &&
    isText(path) &&
    Array.isArray(outline) &&
    outline.every(isNode) &&
    Array.isArray(faults) &&
    faults.every(isText),
  refreshed: ({ isDone, state }) => typeof isDone === 'boolean' && isState(state),
  scrolled: ({ top }) => Number.isFinite(top),
  hover: ({ key }) => isText(key),
  selected: ({ key }) => isText(key),
};

export const isMessage = (name, data) => Object.hasOwn(SHAPES, name) && isRecord(data) && SHAPES[name](data);
