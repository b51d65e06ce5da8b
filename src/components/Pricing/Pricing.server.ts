import { toAmount } from '@/features/seo/structured-data/to-amount';
import type { ListEntities } from '@/rendering/component/component-server';
import { getIn, toItems, toLink, toText } from '@/rendering/fields/field-values';
import { toItem } from '@/rendering/fields/to-item';
import { toPlainText } from '@/rendering/markup/to-plain-text';
import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = ['plan-recommended'];

/** With the parameter `Currency`, a code such as `DKK`, search engines read the plans as products with a price. */
export const structuredData: ListEntities = ({ fields, params }, { language, toUrl, pageUrl }) => {
  const priceCurrency = params?.Currency?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{3}$/.test(priceCurrency)) return [];
  return toItems(getIn(fields, 'Plans')).flatMap((plan) => {
    const item = toItem(plan);
    const name = toText(item?.title);
    const price = toAmount(toText(item?.getField('Price')), language);
    if (!item || !name || price === null) return [];
    const link = toLink(item.getField('Link'));
    const url = (link && toUrl(link.href)) ?? pageUrl;
    const description = toPlainText(toText(item.getField('Text'))) || undefined;
    return [
      { '@type': 'Product', name, description, offers: { '@type': 'Offer', price, priceCurrency, url } },
    ];
  });
};
