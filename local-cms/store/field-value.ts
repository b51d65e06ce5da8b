import type { FieldType } from './templates.ts';

/** Where a link leads, as written: exactly one of `to` (a page), `href` (elsewhere), `media` (a file). */
export type LinkTarget =
  | { kind: 'page'; route: string }
  | { kind: 'address'; href: string }
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
  /** ISO 8601 with seconds and Z; empty when there is none. */
  date: string;
  number: number | null;
  checkbox: boolean;
  item: ItemReference | null;
  items: readonly ItemReference[];
};

/** A checked field; `line` is its place in the file, for what is found wrong only later (a page that is gone). */
export type FieldValue = {
  [Type in FieldType]: { type: Type; value: Values[Type]; line: number };
}[FieldType];

/** All fields of a template in its order, those left out too: the layout JSON names every field. */
export type FieldSet = { file: string; values: ReadonlyMap<string, FieldValue> };
