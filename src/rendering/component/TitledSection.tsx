import type { ReactNode } from 'react';
import { hasText } from '../fields/field-values';
import { RichText, Text } from '../fields/fields';
import { ItemLevel } from './item-level';
import { RenderingRoot } from './RenderingRoot';
import type { RenderingProps, RichTextField, TextField } from './types';

export type TitledFields = { Title: TextField; Intro: RichTextField };

export type TitledSectionProps = Pick<RenderingProps<TitledFields>, 'fields' | 'params'> & {
  name: string;
  /** Whether the title is beside the content where both have room, and not above it. */
  isSplit?: boolean;
  /** The id of the title, for an element that the title names. */
  titleId?: string;
};

/** Shows a title and an introduction, and below or beside them the content of a component. */
export function TitledSection({
  name,
  params,
  fields: { Title, Intro },
  isSplit = false,
  titleId,
  children,
}: TitledSectionProps & { children: ReactNode }) {
  return (
    <RenderingRoot name={name} params={params} className={isSplit ? 'section-split' : undefined}>
      {(hasText(Title) || hasText(Intro)) && (
        <div className="section-intro">
          <Text tag="h2" id={titleId} field={Title} />
          <RichText field={Intro} />
        </div>
      )}
      <ItemLevel value={hasText(Title) ? 3 : 2}>{children}</ItemLevel>
    </RenderingRoot>
  );
}
