import type { FieldMetadata } from '@sitecore-jss/sitecore-jss/layout';

// What the layout carries of a field. `metadata` and `editable` come only while an editor works on the page.

export type TextField = FieldMetadata & { value?: string | number; editable?: string };

/** HTML, written by editors. */
export type RichTextField = FieldMetadata & { value?: string; editable?: string };

/** The CMS sends width and height as text; an empty field is `{ value: {} }`. */
export type ImageField = FieldMetadata & {
  value?: {
    src?: string;
    alt?: string;
    width?: string | number;
    height?: string | number;
    [attribute: string]: unknown;
  };
  editable?: string;
};

/** An empty field is `{ value: { href: '' } }`. */
export type LinkField = FieldMetadata & {
  value: {
    href?: string;
    querystring?: string;
    anchor?: string;
    text?: string;
    title?: string;
    target?: string;
    class?: string;
    linktype?: string;
    [attribute: string]: unknown;
  };
};

/** Another item that a field points at; lists of items are arrays of these. */
export type ItemField<Fields = unknown> = {
  id?: string;
  url?: string;
  name?: string;
  displayName?: string;
  fields: Partial<Fields>;
};
