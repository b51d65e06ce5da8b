import type { ComponentType } from 'react';
import { type ComponentMap, findComponent, type RenderingComponent } from './component-map';
import { MissingComponent } from './editor-notices';
import { isRenderingProps } from './rendering-props';
import { SectionBoundary, SectionProblem } from './SectionBoundary';

type ComponentFactory = (componentName: string, variant?: string) => ComponentType;

const adapted = new WeakMap<RenderingComponent, ComponentType>();

/** What the SDK asks for the component of a rendering. */
export function createComponentFactory(map: ComponentMap): ComponentFactory {
  return (componentName, variant) => {
    return adapt(findComponent(map, componentName, variant) ?? MissingComponent);
  };
}

/** Of all that the SDK passes down, a component gets what is its own; its failures are told as everywhere. */
function adapt(Component: RenderingComponent): ComponentType {
  const known = adapted.get(Component);
  if (known) return known;

  function Adapted(props: object) {
    if (!isRenderingProps(props)) return null;
    const { fields, params, rendering } = props;
    const { componentName, failure } = rendering;
    if (failure !== undefined) return <SectionProblem name={componentName} message={failure} />;
    return (
      <SectionBoundary name={componentName}>
        <Component fields={fields} params={params} rendering={rendering} />
      </SectionBoundary>
    );
  }
  adapted.set(Component, Adapted);
  return Adapted;
}
