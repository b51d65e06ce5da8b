import type { ListEntities } from '@/rendering/component/component-server';
import { getIn, toItems, toText } from '@/rendering/fields/field-values';
import { toItem } from '@/rendering/fields/to-item';
import { toPlainText } from '@/rendering/markup/to-plain-text';

/** With the parameter `StructuredData: faq`, search engines read the entries as questions with their answers. */
export const structuredData: ListEntities = ({ fields, params }) => {
  if (params?.StructuredData?.trim().toLowerCase() !== 'faq') return [];
  const mainEntity = toItems(getIn(fields, 'Entries')).flatMap((entry) => {
    const item = toItem(entry);
    const text = toPlainText(toText(item?.getField('Text')));
    const name = toText(item?.title);
    return name && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : [];
  });
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
};
