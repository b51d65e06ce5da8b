import type { Field } from '@/rendering/component/types';
import { toImage, toLink, toText } from '@/rendering/fields/field-values';
import type { Item } from '@/rendering/fields/to-item';

export type Card = {
  title: Field;
  /** Rich text, which only cards have. Pages have the plain text `description` instead. */
  text: Field | undefined;
  description: Field | undefined;
  image: Field | undefined;
  /** Whether the image is an SVG drawing, which is shown whole. A photograph is cropped to fill its frame. */
  isDrawing: boolean;
  meta: Field | undefined;
  published: Field | undefined;
  link: Field | undefined;
  /** URL of the title. `null` when the item is not a page, or when the card has a link of its own. */
  href: string | null;
  /** Set if the card is in another language than the page. */
  language?: string | undefined;
};

/** Reads the fields that a card shows from an item, which is a card or a page. */
export function toCard({ title, href, language, getField }: Item): Card {
  const text = getField('Text');
  const link = toLink(getField('Link')) ? getField('Link') : undefined;
  const image = getField('Image');
  return {
    title,
    text,
    description: toText(text) ? undefined : getField('Description'),
    image,
    isDrawing: /\.svg(\?|$)/i.test(toImage(image)?.src ?? ''),
    meta: getField('Meta'),
    published: getField('Published'),
    link,
    href: link ? null : href,
    language,
  };
}
