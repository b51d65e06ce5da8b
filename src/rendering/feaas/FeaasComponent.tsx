import { findIn } from '../field-values';
import { useLoadState } from '../load-state';
import { usePage } from '../page';
import { RenderingRoot } from '../RenderingRoot';
import { SectionProblem } from '../SectionBoundary';
import type { RenderingProps } from '../types';
import { FeaasElement } from './FeaasElement';
import { toFeaasSource } from './feaas-source';

/** A component that was made in Sitecore's component builder. */
export function FeaasComponent({ params, rendering }: RenderingProps) {
  const source = toFeaasSource(params, usePage().layout.sitecore.context.pageState);
  const { data, failure } = useLoadState(rendering);
  if (!source) return null;
  if (failure !== undefined) return <SectionProblem name={rendering.componentName} message={failure} />;
  const html = findIn(data, 'html');
  if (typeof html !== 'string' || html === '') return null;
  return <FeaasElement source={source} instance={params?.ComponentInstanceId || undefined} html={html} />;
}

/** The same with what an editor chose for its place: columns, styles and id. */
export function FeaasWrapper(props: RenderingProps) {
  const { data, failure } = useLoadState(props.rendering);
  const pageState = usePage().layout.sitecore.context.pageState;
  if (!toFeaasSource(props.params, pageState) || (failure === undefined && !data)) return null;
  return (
    <RenderingRoot name="feaas" params={props.params}>
      <FeaasComponent {...props} />
    </RenderingRoot>
  );
}
