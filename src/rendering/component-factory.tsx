import type { ComponentType } from 'react';
import { type ComponentMap, findComponent, type RenderingComponent } from './component-map';
import { MissingComponent } from './editor-notices';
import { isRenderingProps } from './rendering-props';
import { isSdkComponent } from './sdk-components';

type ComponentFactory = (componentName: string, variant?: string) => ComponentType | null;

const adapted = new WeakMap<RenderingComponent, ComponentType>();

/** What the SDK asks for the component of a rendering. */
export function createComponentFactory(map: ComponentMap): ComponentFactory {
  return (componentName, variant) => {
    const component = findComponent(map, componentName, variant);
    if (component) return adapt(component);
    return isSdkComponent(componentName) ? null : adapt(MissingComponent);
  };
}

/** Of all that the SDK passes down, a component gets what is its own. */
function adapt(Component: RenderingComponent): ComponentType {
  const known = adapted.get(Component);
  if (known) return known;

  function Adapted(props: object) {
    if (!isRenderingProps(props)) return null;
    const { fields, params, rendering } = props;
    return <Component fields={fields} params={params} rendering={rendering} />;
  }
  adapted.set(Component, Adapted);
  return Adapted;
}
