import { getMergedComponentProperties, registerComponent, registered } from '@sitecore/byoc';
import type { ComponentType } from 'react';

/** An editor or a data source provides the values, so the component must check their types. */
export type ExternalProps = Readonly<Record<string, unknown>>;

type ExternalProperty = {
  type: 'string' | 'number' | 'boolean' | 'object' | 'array';
  title: string;
  default?: string | number | boolean;
};

/** An external component (BYOC), and how Sitecore's list of components shows it. A rendering refers to it by `name`. */
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

/** Names come from content, so unknown and inherited ones, such as `constructor`, return `null`. */
export function findExternalComponent(name: string): ComponentType<ExternalProps> | null {
  const component: unknown = Object.hasOwn(registered, name) ? registered[name]?.component : null;
  return isExternal(component) ? component : null;
}

/** Checks the type, because the registry can also contain values that are not React components. */
function isExternal(component: unknown): component is ComponentType<ExternalProps> {
  return typeof component === 'function' || (typeof component === 'object' && component !== null);
}

type GivenProps = { uid?: string; datasources: ExternalProps; componentProps: ExternalProps };

/** Later values override earlier ones, and the component's schema determines their types. */
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
