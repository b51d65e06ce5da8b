import type { Field } from '@/rendering/component/types';
import { toImage, toLink, toText } from '@/rendering/fields/field-values';
import type { Item } from '@/rendering/fields/to-item';

export type Card = {
  key: string;
  title: Field;
  /** Rich text of a card; a page has a plain description instead. */
  text: Field | undefined;
  description: Field | undefined;
  image: Field | undefined;
  /** Drawings are shown whole; photographs fill their frame. */
  isDrawing: boolean;
  meta: Field | undefined;
  /** The date of an article. */
  published: Field | undefined;
  link: Field | undefined;
  /** The link of the title; `null` when the card has a link of its own. */
  href: string | null;
};

/** Converts an item of the list: a card, or a page that is shown as one. */
export function toCard({ id, title, href, getField }: Item, index: number): Card {
  const text = getField('Text');
  const link = toLink(getField('Link')) ? getField('Link') : undefined;
  const image = getField('Image');
  return {
    key: id === null ? String(index) : `${id}-${index}`,
    title,
    text,
    description: toText(text) ? undefined : getField('Description'),
    image,
    isDrawing: /\.svg(\?|$)/i.test(toImage(image)?.src ?? ''),
    meta: getField('Meta'),
    published: getField('Published'),
    link,
    href: link ? null : href,
  };
}
