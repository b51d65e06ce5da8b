import { createElement } from 'react';
import { EXTERNAL_NOT_REGISTERED, EXTERNAL_WITHOUT_NAME } from '@/lib/error-catalogue';
import { isRecord } from '@/lib/json-kinds';
import { toFieldData } from '../field-data';
import { useLoadState } from '../load-state';
import { RenderingRoot } from '../RenderingRoot';
import { SectionProblem } from '../SectionBoundary';
import type { RenderingProps } from '../types';
import { parseComponentProps } from './component-props';
import { ExternalBoundary } from './ExternalBoundary';
import { findExternalComponent, toExternalProps } from './external-component';
import { ExternalFailure, ExternalNotice } from './external-notices';

/** The external component that the rendering names, with the props and the data that it gives. */
export function ByocComponent({ params, fields, rendering }: RenderingProps) {
  const { data, failure } = useLoadState(rendering);
  const name = params?.ComponentName ?? '';
  if (!name) return <ExternalNotice name="Unnamed Component" text={EXTERNAL_WITHOUT_NAME} />;
  const External = findExternalComponent(name);
  if (!External) return <ExternalNotice name={name} text={EXTERNAL_NOT_REGISTERED} />;
  const componentProps = parseComponentProps(params?.ComponentProps);
  if (!componentProps) return <ExternalFailure message={`ComponentProps of ${name} is not a JSON object`} />;
  if (failure !== undefined) return <SectionProblem name={name} message={failure} />;
  const datasources = { ...(isRecord(data) && data), _: toFieldData(fields) };
  return (
    <ExternalBoundary>
      {createElement(External, toExternalProps(name, { uid: rendering.uid, datasources, componentProps }))}
    </ExternalBoundary>
  );
}

/** The same with what an editor chose for its place: columns, styles and id. */
export function ByocWrapper(props: RenderingProps) {
  return (
    <RenderingRoot name="byoc" params={props.params}>
      <ByocComponent {...props} />
    </RenderingRoot>
  );
}
