import { isRecord } from '@/lib/json-kinds';
import { type AnyField, findIn, toLink, toText } from './field-values';

/** Another item that a field points at: a page, or content that is shown on this one. */
export type Item = {
  id: string | null;
  /** Its `Title`, or its name in the CMS. */
  title: AnyField;
  /** Where it is shown; `null` when it is no page. */
  href: string | null;
  findField: (name: string) => AnyField | undefined;
};

/** `null` when the field points at nothing. */
export function toItem(value: unknown): Item | null {
  if (!isRecord(value)) return null;
  const findField = (name: string) => {
    const field = findIn(value, 'fields', name);
    return isRecord(field) ? field : undefined;
  };
  const title = findField('Title');
  return {
    id: typeof value.id === 'string' ? value.id : null,
    title: title && toText(title) ? title : { value: toName(value) },
    href: toPageAddress(value.url),
    findField,
  };
}

function toName({ displayName, name }: Record<string, unknown>): string {
  return [displayName, name].find((text) => typeof text === 'string') ?? '';
}

/** Only pages have a public address; that of any other item is its place in the content tree. */
function toPageAddress(url: unknown): string | null {
  const href = toLink({ value: { href: url } })?.href;
  return href && !href.toLowerCase().startsWith('/sitecore/') ? href : null;
}
