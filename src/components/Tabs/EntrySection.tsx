import type { ComponentProps } from 'react';
import { ItemHeading } from '@/rendering/component/ItemHeading';
import { RichText } from '@/rendering/fields/fields';
import type { Item } from '@/rendering/fields/to-item';

/** Shows an entry with its title, which the style sheet hides where a tab shows it. */
export function EntrySection({
  entry: { title, getField },
  ...attributes
}: { entry: Item } & ComponentProps<'div'>) {
  return (
    <div {...attributes}>
      <ItemHeading title={title} />
      <RichText field={getField('Text')} />
    </div>
  );
}
