import { getMergedComponentProperties, registerComponent, registered } from '@sitecore/byoc';
import type { ComponentType } from 'react';

/** Values from an editor or a data source. The component must check the type of those that it uses. */
export type ExternalProps = Readonly<Record<string, unknown>>;

type ExternalProperty = {
  type: 'string' | 'number' | 'boolean' | 'object' | 'array';
  title: string;
  default?: string | number | boolean;
};

/** An external component (BYOC) as Sitecore's list of components shows it. Renderings refer to it by name. */
export type ExternalComponent = {
  name: string;
  title: string;
  group: string;
  properties: Readonly<Record<string, ExternalProperty>>;
  component: ComponentType<ExternalProps>;
};

/** Adds the components to Sitecore's registry, which announces them to an editor that frames the page. */
export function registerExternalComponents(components: readonly ExternalComponent[]): void {
  for (const { component, ...options } of components) registerComponent(component, options);
}

/** Returns `null` for an unknown name. Names come from content, so `constructor` must find nothing. */
export function findExternalComponent(name: string): ComponentType<ExternalProps> | null {
  const component: unknown = Object.hasOwn(registered, name) ? registered[name]?.component : null;
  return isExternal(component) ? component : null;
}

/** Other code may have registered something that is not a React component. */
function isExternal(component: unknown): component is ComponentType<ExternalProps> {
  return typeof component === 'function' || (typeof component === 'object' && component !== null);
}

type GivenProps = { uid?: string; datasources: ExternalProps; componentProps: ExternalProps };

/** Merges the component's defaults, its data and the editor's props by its schema, in this order. */
export function toExternalProps(
  name: string,
  { uid, datasources, componentProps }: GivenProps,
): ExternalProps {
  const { merged } = getMergedComponentProperties({
    uid,
    datasources,
    ...componentProps,
    componentName: name,
  });
  return merged;
}
