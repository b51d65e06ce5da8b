import { type AnyField, toImage, toLink, toText } from '@/rendering/field-values';
import type { Item } from '@/rendering/to-item';

export type Card = {
  key: string;
  title: AnyField;
  /** Rich text of a card; a page has a plain description instead. */
  text: AnyField | undefined;
  description: AnyField | undefined;
  image: AnyField | undefined;
  /** A drawing is shown as it is, a photograph fills its frame. */
  isDrawing: boolean;
  meta: AnyField | undefined;
  /** Of articles. */
  published: AnyField | undefined;
  link: AnyField | undefined;
  /** Where the title leads, when the card has no link of its own. */
  href: string | null;
};

/** Reads an item of the list: a card, or a page that is shown as one. */
export function toCard({ id, title, href, findField }: Item, index: number): Card {
  const text = findField('Text');
  const link = toLink(findField('Link')) ? findField('Link') : undefined;
  const image = findField('Image');
  return {
    key: id === null ? String(index) : `${id}-${index}`,
    title,
    text,
    description: toText(text) ? undefined : findField('Description'),
    image,
    isDrawing: /\.svg(\?|$)/i.test(toImage(image)?.src ?? ''),
    meta: findField('Meta'),
    published: findField('Published'),
    link,
    href: link ? null : href,
  };
}
