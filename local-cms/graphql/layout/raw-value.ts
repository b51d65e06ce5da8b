import type { FieldValue } from '../../content/schemas/field-value.ts';
import { toBracedId } from '../../content/stable-id.ts';
import { escapeMarkup } from '../../platform/escape-markup.ts';
import type { LayoutContext } from './layout-context.ts';
import { formatLink, getMedia, toMediaId } from './links.ts';

const toXml = (tag: string, attributes: Record<string, string | undefined>): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeMarkup(value ?? '')}"`)
    .join(' ')} />`;

/** A field that contains its own value. The values of all other fields are items. */
export type ValueField = Exclude<FieldValue, { type: 'links' | 'item' | 'items' }>;

export const isValueField = (field: FieldValue): field is ValueField =>
  field.type !== 'links' && field.type !== 'item' && field.type !== 'items';

/** Returns the text that Sitecore stores for the field (editing protocol §4). */
export function toRawValue(context: LayoutContext, field: ValueField, file: string): string {
  switch (field.type) {
    case 'image':
    case 'file': {
      if (!field.value) return '';
      const media = getMedia(context, field.value.media, { file, line: field.line });
      const mediaid = toBracedId(toMediaId(context, media));
      if (field.type === 'file') return toXml('file', { mediaid });
      const { alt, focus } = field.value;
      return toXml('image', {
        mediaid,
        ...(alt === undefined ? {} : { alt }),
        ...(focus ? { 'data-focus': focus } : {}),
      });
    }
    case 'link': {
      if (!field.value) return '';
      const { href, ...attributes } = formatLink(context, field.value, file);
      return toXml('link', { ...attributes, url: href });
    }
    case 'checkbox':
      return field.value ? '1' : '';
    default:
      return String(field.value ?? '');
  }
}
