import { type ReactNode, useContext } from 'react';
import { hasText } from '../fields/field-values';
import { Text } from '../fields/fields';
import { ItemLevel } from './item-level';
import type { Field } from './types';

type ItemHeadingProps = {
  title: Field | undefined;
  className?: string;
  /** What the heading shows, such as a link with the title. By default the title. */
  children?: ReactNode;
};

/**
 * The heading of an item in a list, which looks the same in every section. It is one level below the title of the
 * section, so that no level is missing when the section has no title. Renders nothing when the title is empty.
 */
export function ItemHeading({ title, className, children = <Text field={title} /> }: ItemHeadingProps) {
  const level = useContext(ItemLevel);
  if (!hasText(title)) return null;
  return (
    <h3 className={className} aria-level={level === 3 ? undefined : level}>
      {children}
    </h3>
  );
}
