import { LANGUAGE_CODE } from '@/platform/text/language-code';
import type { Field } from '../component/types';
import { getIn, getText, toField, toLink, toText } from './field-values';

/** An item that a field points to: another page, or content for this page. */
export type Item = {
  /** The field `Title` or, when it is empty, the item's name in the CMS. */
  title: Field;
  /** `null` when the item is not a page. */
  href: string | null;
  /** The language of the item, if the CMS says that it is another one than that of the page. */
  language?: string;
  getField: (name: string) => Field | undefined;
};

/** Returns `null` when the field points to nothing. */
export function toItem(value: unknown): Item | null {
  if (!toField(value)) return null;
  const getField = (name: string) => toField(getIn(value, 'fields', name));
  const title = getField('Title');
  return {
    title:
      title && toText(title) ? title : { value: getText(value, 'displayName') || getText(value, 'name') },
    href: toPagePath(getIn(value, 'url')),
    language: toLanguage(getText(value, 'language')),
    getField,
  };
}

const toLanguage = (code: string): string | undefined => (LANGUAGE_CODE.test(code) ? code : undefined);

/** Returns the public path of a page. Any other item has the URL of its place in the content tree, `/sitecore/…`. */
function toPagePath(url: unknown): string | null {
  const href = toLink({ value: { href: url } })?.href;
  return href && !href.toLowerCase().startsWith('/sitecore/') ? href : null;
}
