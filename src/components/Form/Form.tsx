import type { RichTextField } from '@/cms/field-types';
import { RichText } from '@/rendering/fields';
import { findFormId, isFormSource, toFormUrl } from '@/rendering/form/form-source';
import { useComponentData, useIsEditing } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import { FormPlace } from './FormPlace';

type FormProps = RenderingProps<{ Alternative: RichTextField }>;

/** A form of the CMS. Without its id or a context id nothing is shown; Form.server.ts has logged it (spec §5). */
export function Default({ fields, params, rendering }: FormProps) {
  const source = useComponentData(rendering, isFormSource);
  const isEditing = useIsEditing();
  const formId = findFormId(params?.FormId);
  if (!source || !formId) return null;
  const url = toFormUrl(source, formId);
  return (
    <RenderingRoot name="form" params={params}>
      <FormPlace
        key={url}
        url={url}
        source={source}
        componentId={rendering.uid ?? ''}
        alternative={fields?.Alternative}
        height={params?.FormHeight}
      />
      {isEditing && <RichText field={fields?.Alternative} />}
    </RenderingRoot>
  );
}
