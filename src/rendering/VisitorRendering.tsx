import { findComponent } from './component-map';
import { MissingComponent } from './editor-notices';
import { usePageContext } from './page';
import { isRenderingProps } from './rendering-props';
import { SectionBoundary, SectionProblem } from './SectionBoundary';
import type { Rendering } from './types';

/** A rendering as visitors get it: its component and nothing around it. */
export function VisitorRendering({ rendering }: { rendering: Rendering }) {
  const { componentMap } = usePageContext();
  const { componentName = '', fields, params, failure } = rendering;
  if (failure !== undefined) return <SectionProblem name={componentName} message={failure} />;
  const Component = findComponent(componentMap, componentName, params?.FieldNames) ?? MissingComponent;
  const props: object = { fields: fields ?? undefined, params, rendering };
  return isRenderingProps(props) ? (
    <SectionBoundary name={componentName}>
      <Component {...props} />
    </SectionBoundary>
  ) : null;
}
