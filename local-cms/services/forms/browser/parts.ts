export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function getPart(parent: ParentNode, selector: string): HTMLElement {
  const part = parent.querySelector<HTMLElement>(selector);
  if (part) return part;
  throw new Error(`The form has no ${selector}.`);
}

export const listParts = (parent: ParentNode, selector: string): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>(selector),
];

export const listControls = (parent: ParentNode): Control[] => [
  ...parent.querySelectorAll<Control>('input, select, textarea'),
];

/** Returns one control of each field. A group of radio buttons is represented by its first. */
export const listFields = (parent: ParentNode): Control[] =>
  [
    ...new Map(
      listControls(parent)
        .reverse()
        .map((control) => [control.name, control]),
    ).values(),
  ].reverse();
