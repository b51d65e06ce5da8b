import { type ComponentType, Suspense } from 'react';
import { type ComponentMap, findComponent, type RenderingComponent } from './component-map';
import { isRecord } from './field-values';
import { MissingComponent } from './MissingComponent';
import type { RenderingProps } from './types';

/** The SDK has components of its own for these. */
const SDK_COMPONENTS = ['FEaaSComponent', 'FEaaSWrapper', 'BYOCComponent', 'BYOCWrapper'];

type ComponentFactory = (componentName: string, variant?: string) => ComponentType | null;

const isolated = new WeakMap<RenderingComponent, ComponentType>();

/** What the SDK asks for the component of a rendering. */
export function createComponentFactory(map: ComponentMap): ComponentFactory {
  return (componentName, variant) => {
    const component = findComponent(map, componentName, variant);
    if (component) return isolate(component);
    return SDK_COMPONENTS.includes(componentName) ? null : isolate(MissingComponent);
  };
}

/**
 * A component that throws must not take the page with it: on the server its section shows the text below, and
 * the browser tries again; when that fails too, the SDK's error boundary around it shows the same text.
 */
function isolate(Component: RenderingComponent): ComponentType {
  const known = isolated.get(Component);
  if (known) return known;

  // Of all that the SDK passes down, a component gets what is its own.
  function IsolatedRendering(props: object) {
    if (!isRenderingProps(props)) return null;
    const { fields, params, rendering } = props;
    return (
      <Suspense fallback={<SectionProblem />}>
        <Component fields={fields} params={params} rendering={rendering} />
      </Suspense>
    );
  }
  isolated.set(Component, IsolatedRendering);
  return IsolatedRendering;
}

function SectionProblem() {
  return <p className="section-problem">There was a problem loading this section.</p>;
}

function isRenderingProps(props: object): props is RenderingProps<never> {
  return isRecord(props) && isRecord(props.rendering);
}
