import { createElement } from 'react';
import type { Field, RenderingProps } from '@/rendering/component/types';
import { toMarkup, toText } from '@/rendering/fields/field-values';
import { toAttributes } from './to-attributes';

/** The names of elements that only show content. None of these elements loads, runs or submits anything. */
const TAGS =
  /^(article|aside|blockquote|code|dd|div|dl|dt|em|figcaption|figure|footer|h[2-6]|header|hr|li|ol|p|pre|section|small|span|strong|ul)$/;

type RawElementProps = RenderingProps<{ tag: Field; attributes: object; contents: Field }>;

/** Shows an HTML element that the CMS sends in place of a component (spec §3), if its name is in `TAGS`. */
export function Default({ fields }: RawElementProps) {
  const tag = toText(fields.tag).toLowerCase();
  if (!TAGS.test(tag)) return null;
  const attributes = toAttributes(fields.attributes);
  if (tag === 'hr') return createElement(tag, attributes);
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: toMarkup(fields.contents) },
  });
}
