import { Fragment, type ReactNode } from 'react';
import { toItems } from '../fields/field-values';
import { type Item, toItem } from '../fields/to-item';
import { EmptyListNotice } from './editor-notices';
import { TitledSection, type TitledSectionProps } from './TitledSection';
import type { ItemListField } from './types';

type TitledListProps = TitledSectionProps & {
  items: ItemListField | undefined;
  listTag?: 'ul' | 'ol' | 'div';
  listClass: string;
  renderItem: (item: Item, index: number) => ReactNode;
};

/** Shows a title, an introduction and a list of items. Editors of an empty list see a hint, and visitors no list. */
export function TitledList({
  items,
  listTag: List = 'ul',
  listClass,
  renderItem,
  ...section
}: TitledListProps) {
  const shown = toItems(items).flatMap((value) => toItem(value) ?? []);
  return (
    <TitledSection {...section}>
      {shown.length === 0 ? (
        <EmptyListNotice />
      ) : (
        <List className={`section-list ${listClass}`}>
          {shown.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and may contain an item twice
            <Fragment key={index}>{renderItem(item, index)}</Fragment>
          ))}
        </List>
      )}
    </TitledSection>
  );
}
