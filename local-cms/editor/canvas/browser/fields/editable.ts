export const editableStyle =
  '[contenteditable]:focus { outline: 2px solid #3154d3; outline-offset: 3px; border-radius: 2px; cursor: text }' +
  // An empty text has a width, so that it can be seen and clicked.
  '[contenteditable]:empty { display: inline-block; min-width: 8ch; min-height: 1lh }';

type Handlers = { onEdit: (event: InputEvent) => void; onInput: () => void; onBlur: () => void };

/** Listens to an element that is typed into. Returns a function that ends it. */
export function listen(element: HTMLElement, { onEdit, onInput, onBlur }: Handlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('beforeinput', onEdit, { signal });
  element.addEventListener('input', onInput, { signal });
  element.addEventListener('blur', onBlur, { signal });
  return () => listening.abort();
}

export function makeEditable(element: HTMLElement): void {
  element.contentEditable = 'plaintext-only';
  element.style.whiteSpace = 'pre-wrap';
  element.focus({ preventScroll: true });
}

export function makeReadOnly(element: HTMLElement): void {
  element.removeAttribute('contenteditable');
  element.style.whiteSpace = '';
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
