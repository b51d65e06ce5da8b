import { Fragment, type ReactNode } from 'react';
import { toItems } from '../fields/field-values';
import { RichText, Text } from '../fields/fields';
import { type Item, toItem } from '../fields/to-item';
import { RenderingRoot } from './RenderingRoot';
import type { ItemListField, RenderingProps, RichTextField, TextField } from './types';

export type TitledListFields = { Title: TextField; Intro: RichTextField };

type ListProps = Pick<RenderingProps<TitledListFields>, 'fields' | 'params'> & {
  name: string;
  items: ItemListField | undefined;
  introClass?: string;
  listClass: string;
  renderItem: (item: Item, index: number) => ReactNode;
};

export function TitledList({ name, params, fields, items, introClass, listClass, renderItem }: ListProps) {
  return (
    <RenderingRoot name={name} params={params}>
      <div className={introClass}>
        <Text tag="h2" field={fields.Title} />
        <RichText field={fields.Intro} />
      </div>
      <ul className={listClass}>
        {toItems(items).map((value, index) => {
          const item = toItem(value);
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and may contain an item twice
          return item && <Fragment key={index}>{renderItem(item, index)}</Fragment>;
        })}
      </ul>
    </RenderingRoot>
  );
}
