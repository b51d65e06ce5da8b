import type { TextField } from '@/cms/field-types';
import { isRecord } from '@/lib/json-kinds';
import { type AnyField, findIn, toImage, toLink, toText } from '@/rendering/field-values';

export type Card = {
  id: string;
  title: AnyField | undefined;
  /** Rich text of a card; a page has a plain description instead. */
  text: AnyField | undefined;
  description: AnyField | undefined;
  image: AnyField | undefined;
  /** A drawing is shown as it is, a photograph fills its frame. */
  isDrawing: boolean;
  meta: AnyField | undefined;
  /** ISO 8601; of articles. */
  published: string | null;
  link: AnyField | undefined;
  /** Where the title leads, when the card has no link of its own. */
  href: string | null;
};

/** Reads an item of the list: a card, or a page that is shown as one. */
export function toCard(item: Record<string, unknown>, index: number): Card {
  const field = (name: string) => toField(findIn(item, 'fields', name));
  const link = toLink(field('Link')) ? field('Link') : undefined;
  const title = toText(field('Title')) ? field('Title') : toNameField(item);
  return {
    id: typeof item.id === 'string' ? `${item.id}-${index}` : String(index),
    title,
    text: field('Text'),
    description: toText(field('Text')) ? undefined : field('Description'),
    image: field('Image'),
    isDrawing: /\.svg(\?|$)/i.test(toImage(field('Image'))?.src ?? ''),
    meta: field('Meta'),
    published: toDay(field('Published')),
    link,
    href: link ? null : toPageAddress(item),
  };
}

function toField(value: unknown): AnyField | undefined {
  return isRecord(value) ? value : undefined;
}

function toNameField({ displayName, name }: Record<string, unknown>): TextField {
  return { value: [displayName, name].find((text) => typeof text === 'string') ?? '' };
}

/** Only pages have a public address; that of any other item is its place in the content tree. */
function toPageAddress({ url }: Record<string, unknown>): string | null {
  const href = toLink({ value: { href: url } })?.href;
  return href && !href.toLowerCase().startsWith('/sitecore/') ? href : null;
}

/** `null` for the CMS's empty date, which is of the year 1. */
function toDay(field: AnyField | undefined): string | null {
  const day = /^(?!0001)\d{4}-\d{2}-\d{2}/.exec(toText(field))?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}
