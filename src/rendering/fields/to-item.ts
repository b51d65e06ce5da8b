import type { Field } from '../component/types';
import { getIn, getText, toField, toLink, toText } from './field-values';

/** Another item that a field points to: a page, or content that is shown on this one. */
export type Item = {
  id: string | null;
  /** Its `Title`, or its name in the CMS. */
  title: Field;
  /** `null` when the item is not a page. */
  href: string | null;
  getField: (name: string) => Field | undefined;
};

/** `null` when the field points to nothing. */
export function toItem(value: unknown): Item | null {
  if (!toField(value)) return null;
  const getField = (name: string) => toField(getIn(value, 'fields', name));
  const title = getField('Title');
  return {
    id: getText(value, 'id') || null,
    title:
      title && toText(title) ? title : { value: getText(value, 'displayName') || getText(value, 'name') },
    href: toPagePath(getIn(value, 'url')),
    getField,
  };
}

/** Only pages have a public path; of any other item the CMS sends the path in the content tree. */
function toPagePath(url: unknown): string | null {
  const href = toLink({ value: { href: url } })?.href;
  return href && !href.toLowerCase().startsWith('/sitecore/') ? href : null;
}
