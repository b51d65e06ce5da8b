type Textbox = { label: string; isMultiline: boolean };

/** Says to those who do not see it what is typed into an element. Returns a function that takes that back. */
export function markAsTextbox(element: HTMLElement, { label, isMultiline }: Textbox): () => void {
  const marks = { role: 'textbox', 'aria-label': label, 'aria-multiline': String(isMultiline) };
  const before = Object.keys(marks).map((name): [string, string | null] => [
    name,
    element.getAttribute(name),
  ]);
  for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
  };
}
