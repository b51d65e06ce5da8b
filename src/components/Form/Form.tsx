'use client';

import { findFormId, isFormSource, toFormUrl } from '@/features/forms/form-source';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingProps, RichTextField, TextField } from '@/rendering/component/types';
import { useComponentData, useIsEditing } from '@/rendering/context/page-data';
import { RichText, Text } from '@/rendering/fields/fields';
import { FormPlace } from './FormPlace';

type FormFields = { Title: TextField; Text: RichTextField; Alternative: RichTextField };
type FormProps = RenderingProps<FormFields, 'FormId' | 'FormHeight'>;

/** Shows a form of the CMS, or `null` if the form id or the context id is missing (spec §5). */
function useFormPlace({ fields, params, rendering }: FormProps) {
  const source = useComponentData(rendering, isFormSource);
  const isEditing = useIsEditing();
  const formId = findFormId(params.FormId);
  if (!source || !formId) return null;
  const url = toFormUrl(source, formId);
  return (
    <>
      <FormPlace
        key={url}
        url={url}
        source={source}
        componentId={rendering.uid ?? ''}
        alternative={fields.Alternative}
        height={params.FormHeight}
      />
      {isEditing && <RichText field={fields.Alternative} />}
    </>
  );
}

export function Default(props: FormProps) {
  const place = useFormPlace(props);
  return (
    place && (
      <RenderingRoot name="form" params={props.params}>
        {place}
      </RenderingRoot>
    )
  );
}

/** A short form in one row, beside a title and a text that say what it is for. */
export function Newsletter(props: FormProps) {
  const { fields, params } = props;
  const place = useFormPlace(props);
  return (
    place && (
      <RenderingRoot name="form" params={params} className="form-newsletter">
        <div className="form-pitch">
          <Text tag="h2" field={fields.Title} />
          <RichText field={fields.Text} />
        </div>
        <div>{place}</div>
      </RenderingRoot>
    )
  );
}
