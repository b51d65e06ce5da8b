import { createElement, useEffect } from 'react';
import { SectionProblem } from '@/rendering/boundaries/SectionBoundary';
import { useLoadState } from '@/rendering/component/load-state';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { usePageData } from '@/rendering/context/page-data';
import { getIn } from '@/rendering/fields/field-values';
import { type FeaasParam, type FeaasSource, toFeaasSource } from '../feaas-source';

type FeaasProps = RenderingProps<NoFields, FeaasParam | 'ComponentInstanceId'>;

/** A component made in Sitecore's component builder. */
export function FeaasComponent({ params, rendering }: FeaasProps) {
  const source = toFeaasSource(params, usePageData().layout.sitecore.context.pageState);
  const { data, failure } = useLoadState(rendering);
  if (!source) return null;
  if (failure !== undefined) return <SectionProblem name={rendering.componentName} message={failure} />;
  const html = getIn(data, 'html');
  if (typeof html !== 'string' || html === '') return null;
  return <FeaasElement source={source} instance={params.ComponentInstanceId || undefined} html={html} />;
}

/** The same inside an element with the columns, styles and id that the editor chose. */
export function FeaasWrapper(props: FeaasProps) {
  const { data, failure } = useLoadState(props.rendering);
  const pageState = usePageData().layout.sitecore.context.pageState;
  if (!toFeaasSource(props.params, pageState) || (failure === undefined && !data)) return null;
  return (
    <RenderingRoot name="feaas" params={props.params}>
      <FeaasComponent {...props} />
    </RenderingRoot>
  );
}

type FeaasElementProps = { source: FeaasSource; instance?: string; html: string };

/**
 * Sitecore's element around the HTML that the server bound. Its library loads after hydration: then scripts of the page
 * can find the element by its attributes and give it other data. `fetch=""` keeps it from fetching the template again.
 */
function FeaasElement({ source, instance, html }: FeaasElementProps) {
  useEffect(() => {
    // Without its library the element still shows the server's HTML, so a failed chunk is only reported.
    import('@sitecore-feaas/clientside/headless').catch(reportError);
  }, []);
  return createElement('feaas-component', {
    class: '-feaas',
    cdn: source.host,
    library: source.library,
    component: source.component,
    version: source.version,
    revision: source.revision,
    instance,
    fetch: '',
    // Sanitized on the server (bind-template.ts). The library changes the attributes when it has loaded.
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}
