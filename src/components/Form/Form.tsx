'use client';

import { findFormId, isFormSource, toFormUrl } from '@/features/forms/form-source';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingProps, RichTextField } from '@/rendering/component/types';
import { useComponentData, useIsEditing } from '@/rendering/context/page-data';
import { RichText } from '@/rendering/fields/fields';
import { FormPlace } from './FormPlace';

type FormProps = RenderingProps<{ Alternative: RichTextField }, 'FormId' | 'FormHeight'>;

/** Shows a form of the CMS. Renders nothing if the form id or the context id is missing (spec §5). */
export function Default({ fields, params, rendering }: FormProps) {
  const source = useComponentData(rendering, isFormSource);
  const isEditing = useIsEditing();
  const formId = findFormId(params.FormId);
  if (!source || !formId) return null;
  const url = toFormUrl(source, formId);
  return (
    <RenderingRoot name="form" params={params}>
      <FormPlace
        key={url}
        url={url}
        source={source}
        componentId={rendering.uid ?? ''}
        alternative={fields.Alternative}
        height={params.FormHeight}
      />
      {isEditing && <RichText field={fields.Alternative} />}
    </RenderingRoot>
  );
}
