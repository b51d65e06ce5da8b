import { createElement, useEffect } from 'react';
import { SectionProblem } from '@/rendering/boundaries/SectionBoundary';
import { useLoadState } from '@/rendering/component/load-state';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { usePageData } from '@/rendering/context/page-data';
import { getIn } from '@/rendering/fields/field-values';
import { type FeaasParam, type FeaasSource, toFeaasSource } from '../feaas-source';

type FEaaSProps = RenderingProps<NoFields, FeaasParam | 'ComponentInstanceId'>;

export function FEaaSComponent({ params, rendering }: FEaaSProps) {
  const source = toFeaasSource(params, usePageData().layout.sitecore.context.pageState);
  const { data, failure } = useLoadState(rendering);
  if (failure !== undefined) return <SectionProblem name={rendering.componentName} message={failure} />;
  const html = getIn(data, 'html');
  if (typeof html !== 'string' || html === '') return null;
  return <FeaasElement source={source} instance={params.ComponentInstanceId || undefined} html={html} />;
}

export function FEaaSWrapper(props: FEaaSProps) {
  const { data, failure } = useLoadState(props.rendering);
  if (failure === undefined && !data) return null;
  return (
    <RenderingRoot name="feaas" params={props.params}>
      <FEaaSComponent {...props} />
    </RenderingRoot>
  );
}

type FeaasElementProps = {
  /** `null` if the rendering brings its own template. */
  source: FeaasSource | null;
  instance?: string;
  html: string;
};

/** Other scripts find the element by its attributes. `fetch=""` keeps its library from fetching the template again. */
function FeaasElement({ source, instance, html }: FeaasElementProps) {
  useEffect(() => {
    // Isolation point: if the library cannot be loaded, the element still shows the server's HTML.
    import('@sitecore-feaas/clientside/headless').catch(reportError);
  }, []);
  return createElement('feaas-component', {
    class: '-feaas',
    cdn: source?.host,
    library: source?.library,
    component: source?.component,
    version: source?.version,
    revision: source?.revision,
    instance,
    fetch: '',
    // The server has sanitized this HTML (bind-template.ts).
    dangerouslySetInnerHTML: { __html: html },
    // The library changes the element's attributes, so React must not report them as different.
    suppressHydrationWarning: true,
  });
}
