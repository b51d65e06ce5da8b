import type { Path } from '../source-file.ts';
import type { FieldType } from './templates.ts';

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
  /**
   * `focus` is the focal point in percent from the left and from the top, for example `30% 60%`. What is missing is taken
   * from media.yml.
   */
  image: { media: string; alt?: string | undefined; focus?: string | undefined } | null;
  link: LinkValue | null;
  links: readonly LinkValue[];
  file: { media: string; title: string; description: string } | null;
  /** The date in ISO 8601 and UTC; empty if the author wrote no date. */
  date: string;
  number: number | null;
  checkbox: boolean;
  item: ItemReference | null;
  items: readonly ItemReference[];
};

/** `line` is for problems that are found later, such as a link to a missing page. */
export type FieldValue = {
  [Type in FieldType]: { type: Type; value: Values[Type]; line: number };
}[FieldType];

/** `values` also has the template fields that the author left out, because the layout JSON needs every field. */
export type FieldSet = {
  file: string;
  values: ReadonlyMap<string, FieldValue>;
  /** Missing for content that no author writes. */
  places?: FieldPlaces;
};

/** Where a file has, or would have, each field. `data` is that of the file when it was read. */
type FieldPlaces = { data: unknown; paths: ReadonlyMap<string, Path> };
