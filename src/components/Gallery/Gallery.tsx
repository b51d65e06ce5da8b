'use client';

import { useState } from 'react';
import { EmptyListNotice, withDatasourceCheck } from '@/rendering/component/editor-notices';
import { type TitledFields, TitledSection } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { useIsEditing, useIsLead } from '@/rendering/context/page-data';
import { toText } from '@/rendering/fields/field-values';
import { GalleryPicture } from './GalleryPicture';
import { Lightbox } from './Lightbox';
import { toPictures } from './to-pictures';

type GalleryProps = RenderingProps<TitledFields & { Pictures: ItemListField }>;

/** Shows pictures in rows of equal height. A click shows one alone; without a script, it opens the file. */
function Gallery({ fields, params, rendering }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const isEditing = useIsEditing();
  const isLead = useIsLead(rendering);
  const pictures = toPictures(fields.Pictures);
  return (
    <TitledSection name="gallery" params={params} fields={fields}>
      {pictures.length === 0 ? (
        <EmptyListNotice />
      ) : (
        <ul className="section-list gallery-pictures">
          {pictures.map((picture, index) => (
            <GalleryPicture
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
              key={index}
              picture={picture}
              number={index + 1}
              isPriority={isLead && index === 0}
              onShow={() => setShown(isEditing ? null : index)}
            />
          ))}
        </ul>
      )}
      {shown !== null && (
        <Lightbox pictures={pictures} shown={shown} label={toText(fields.Title)} onShow={setShown} />
      )}
    </TitledSection>
  );
}

export const Default = withDatasourceCheck(Gallery);
