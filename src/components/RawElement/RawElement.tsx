import { createElement } from 'react';
import { toText } from '@/rendering/field-values';
import { toMarkup } from '@/rendering/to-markup';
import type { RenderingProps } from '@/rendering/types';
import { toAttributes } from './to-attributes';

/** Elements that show text and hold text; none that loads, runs or sends anything. */
const TAGS =
  /^(article|aside|blockquote|code|dd|div|dl|dt|em|figcaption|figure|footer|h[2-6]|header|hr|li|ol|p|pre|section|small|span|strong|ul)$/;

type RawElementProps = RenderingProps<{ tag: unknown; attributes: unknown; contents: { value?: string } }>;

/**
 * An element that the CMS sends as it is, in place of a component: name, attributes and contents (spec §3). Of a
 * hostile one nothing is shown.
 */
export function Default({ fields }: RawElementProps) {
  const tag = typeof fields?.tag === 'string' ? fields.tag.toLowerCase() : '';
  if (!TAGS.test(tag)) return null;
  const attributes = toAttributes(fields?.attributes);
  if (tag === 'hr') return createElement(tag, attributes);
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: toMarkup(toText(fields?.contents)) },
  });
}
