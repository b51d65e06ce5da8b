import { createElement, use } from 'react';
import { isRecord } from '@/platform/json/json-types';
import { ExternalProblem } from '@/rendering/boundaries/external-problem';
import { FailureBoundary } from '@/rendering/boundaries/PlaceholderBoundary';
import { useLoadState } from '@/rendering/component/load-state';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingFields, RenderingProps } from '@/rendering/component/types';
import { usePageData } from '@/rendering/context/page-data';
import { toFieldData } from '@/rendering/fields/field-data';
import { getIn } from '@/rendering/fields/field-values';
import { EXTERNAL_NOT_REGISTERED, EXTERNAL_WITHOUT_NAME } from '@/texts/error-catalogue';
import { parseComponentProps } from './component-props';
import { externalModules } from './components/modules';
import { ExternalElement } from './ExternalElement';
import { ExternalNotice } from './ExternalNotice';
import { findExternalComponent, toElementAttributes, toExternalProps } from './external-component';
import { findExternalModule, loadExternalModule } from './external-modules';

type BYOCProps = RenderingProps<RenderingFields, 'ComponentName' | 'ComponentProps'>;

export function BYOCComponent(props: BYOCProps) {
  const { failure } = useLoadState(props.rendering);
  const name = props.params.ComponentName ?? '';
  if (!name) return <ExternalNotice name="Unnamed Component" text={EXTERNAL_WITHOUT_NAME} />;
  const componentProps = parseComponentProps(props.params.ComponentProps);
  if (!componentProps) return <ExternalProblem message={`ComponentProps of ${name} is not a JSON object`} />;
  if (failure !== undefined) return <ExternalProblem message={failure} />;
  return (
    <FailureBoundary renderFailure={(message) => <ExternalProblem message={message} />}>
      <External {...props} name={name} componentProps={componentProps} />
    </FailureBoundary>
  );
}

type ExternalRenderingProps = BYOCProps & { name: string; componentProps: Record<string, unknown> };

/** Shows a registered component. Waits for the module that registers it, if it has one. */
function External({ name, componentProps, fields, rendering }: ExternalRenderingProps) {
  const { siteName, layout } = usePageData();
  const { data } = useLoadState(rendering);
  const module = findExternalModule(externalModules, name);
  if (module && !findExternalComponent(name)) use(loadExternalModule(module));
  const found = findExternalComponent(name);
  if (!found) return <ExternalNotice name={name} text={EXTERNAL_NOT_REGISTERED} />;

  const { pageState = 'normal' } = layout.sitecore.context;
  const datasources = getIn(data, 'datasources');
  const edge = getIn(data, 'edge');
  const context = { ...(isRecord(edge) && edge), pageState, siteName };
  const props = toExternalProps(name, {
    uid: rendering.uid,
    datasources: { ...(isRecord(datasources) && datasources), _: toFieldData(fields) },
    componentProps,
    context,
  });
  if (module?.accepts?.(props) === false) {
    return <ExternalProblem message={`${name} does not accept its props`} />;
  }
  if (found.kind === 'react') return createElement(found.component, props);
  const attributes = { 'data-external-id': name, ...toElementAttributes(found, props, context) };
  return <ExternalElement tag={found.tag} attributes={attributes} props={props} />;
}

export function BYOCWrapper(props: BYOCProps) {
  return (
    <RenderingRoot name="byoc" params={props.params}>
      <BYOCComponent {...props} />
    </RenderingRoot>
  );
}
