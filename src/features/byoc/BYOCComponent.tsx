import { createElement } from 'react';
import { isRecord } from '@/platform/json/json-types';
import { FailureBoundary } from '@/rendering/boundaries/PlaceholderBoundary';
import { SectionProblem } from '@/rendering/boundaries/SectionBoundary';
import { useLoadState } from '@/rendering/component/load-state';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingFields, RenderingProps } from '@/rendering/component/types';
import { toFieldData } from '@/rendering/fields/field-data';
import { EXTERNAL_NOT_REGISTERED, EXTERNAL_WITHOUT_NAME } from '@/texts/error-catalogue';
import { parseComponentProps } from './component-props';
import { findExternalComponent, toExternalProps } from './external-component';
import { ExternalFailure, ExternalNotice } from './external-notices';

type BYOCProps = RenderingProps<RenderingFields, 'ComponentName' | 'ComponentProps'>;

export function BYOCComponent({ params, fields, rendering }: BYOCProps) {
  const { data, failure } = useLoadState(rendering);
  const name = params.ComponentName ?? '';
  if (!name) return <ExternalNotice name="Unnamed Component" text={EXTERNAL_WITHOUT_NAME} />;
  const External = findExternalComponent(name);
  if (!External) return <ExternalNotice name={name} text={EXTERNAL_NOT_REGISTERED} />;
  const componentProps = parseComponentProps(params.ComponentProps);
  if (!componentProps) return <ExternalFailure message={`ComponentProps of ${name} is not a JSON object`} />;
  if (failure !== undefined) return <SectionProblem name={name} message={failure} />;
  const datasources = { ...(isRecord(data) && data), _: toFieldData(fields) };
  return (
    <FailureBoundary renderFailure={(message) => <ExternalFailure message={message} />}>
      {createElement(External, toExternalProps(name, { uid: rendering.uid, datasources, componentProps }))}
    </FailureBoundary>
  );
}

export function BYOCWrapper(props: BYOCProps) {
  return (
    <RenderingRoot name="byoc" params={props.params}>
      <BYOCComponent {...props} />
    </RenderingRoot>
  );
}
