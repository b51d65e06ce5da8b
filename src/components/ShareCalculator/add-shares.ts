import type { Field } from '@/rendering/component/types';
import { getText } from '@/rendering/fields/field-values';

/** Adds the number of shares to the query of a link to a page, so that the next page knows it. */
export function addShares(field: Field | undefined, shares: number): Field | undefined {
  const value = field?.value;
  const href = getText(value, 'href');
  if (!field || typeof value !== 'object' || !/^(\/|https?:)/.test(href)) return field;
  const [path = '', query = ''] = (href.split('#')[0] ?? '').split('?');
  const given = new URLSearchParams(query || getText(value, 'querystring'));
  given.set('shares', String(shares));
  const hash = getText(value, 'anchor') || href.split('#')[1];
  return {
    ...field,
    value: { ...value, href: `${path}?${given}${hash ? `#${hash}` : ''}`, querystring: '', anchor: '' },
  };
}
