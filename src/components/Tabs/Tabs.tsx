'use client';

import { useId } from 'react';
import { EmptyListNotice, withDatasourceCheck } from '@/rendering/component/editor-notices';
import { type TitledFields, TitledSection } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { useIsEditing } from '@/rendering/context/page-data';
import { hasText, toItems } from '@/rendering/fields/field-values';
import { toItem } from '@/rendering/fields/to-item';
import { EntrySection } from './EntrySection';
import { TabbedEntries } from './TabbedEntries';

type TabsProps = RenderingProps<TitledFields & { Entries: ItemListField }>;

/** Shows one entry at a time. Editors see all of them, one below the other. */
function Tabs({ fields, params }: TabsProps) {
  const titleId = useId();
  const isEditing = useIsEditing();
  const entries = toItems(fields.Entries).flatMap((value) => toItem(value) ?? []);
  return (
    <TitledSection name="tabs" params={params} fields={fields} titleId={titleId}>
      {entries.length === 0 && <EmptyListNotice />}
      {isEditing
        ? // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          entries.map((entry, index) => <EntrySection key={index} entry={entry} />)
        : entries.length > 0 && (
            <TabbedEntries entries={entries} labelId={hasText(fields.Title) ? titleId : undefined} />
          )}
    </TitledSection>
  );
}

export const Default = withDatasourceCheck(Tabs);
