import { findComponent } from './component-map';
import { MissingComponent } from './editor-notices';
import { LazySdkPlaceholder } from './LazySdkPlaceholder';
import { usePageContext } from './page';
import { isRenderingProps } from './rendering-props';
import { SectionBoundary } from './SectionBoundary';
import { isSdkComponent } from './sdk-components';
import type { Rendering } from './types';

/** A rendering as visitors get it: its component and nothing around it. */
export function VisitorRendering({ rendering }: { rendering: Rendering }) {
  const { componentMap } = usePageContext();
  const { componentName = '', fields, params } = rendering;
  const Component = findComponent(componentMap, componentName, params?.FieldNames);
  if (!Component && isSdkComponent(componentName)) {
    return <LazySdkPlaceholder name="sdk" rendering={{ placeholders: { sdk: [rendering] } }} />;
  }
  const props: object = { fields: fields ?? undefined, params, rendering };
  if (!isRenderingProps(props)) return null;
  return (
    <SectionBoundary>
      {Component ? <Component {...props} /> : <MissingComponent {...props} />}
    </SectionBoundary>
  );
}
