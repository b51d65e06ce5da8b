import type { FieldType } from './templates.ts';

/** The target of a link as written: `to` (a page), `href` (another URL) or `media` (a file). */
export type LinkTarget =
  | { kind: 'page'; route: string }
  | { kind: 'url'; href: string }
  | { kind: 'media'; media: string };

export type LinkValue = {
  target: LinkTarget;
  attributes: Partial<Record<'text' | 'anchor' | 'querystring' | 'target' | 'title' | 'class', string>>;
  line: number;
};

export type ItemReference =
  | { kind: 'shared'; name: string; line: number }
  | { kind: 'page'; route: string; line: number }
  | { kind: 'inline'; template: string; fields: FieldSet; line: number };

type Values = {
  text: string;
  'multiline text': string;
  'rich text': string;
  image: { media: string; alt: string } | null;
  link: LinkValue | null;
  links: readonly LinkValue[];
  file: { media: string; title: string; description: string } | null;
  /** ISO 8601 in UTC; empty if there is no date. */
  date: string;
  number: number | null;
  checkbox: boolean;
  item: ItemReference | null;
  items: readonly ItemReference[];
};

/** A checked field. `line` is for problems that are found later, such as a link to a missing page. */
export type FieldValue = {
  [Type in FieldType]: { type: Type; value: Values[Type]; line: number };
}[FieldType];

/** All fields of the template in its order, even those left out: the layout JSON contains every field. */
export type FieldSet = { file: string; values: ReadonlyMap<string, FieldValue> };
