import { getMergedComponentProperties, registerComponent, registered } from '@sitecore/byoc';
import type { ComponentType } from 'react';

/** What an external component gets: whatever an editor or a data source gave. It takes what it can use of it. */
export type ExternalProps = Readonly<Record<string, unknown>>;

type ExternalProperty = {
  type: 'string' | 'number' | 'boolean' | 'object' | 'array';
  title: string;
  default?: string | number | boolean;
};

/** A component from outside, as editors find it in Sitecore's list and by which name renderings ask for it. */
export type ExternalComponent = {
  name: string;
  title: string;
  group: string;
  properties: Readonly<Record<string, ExternalProperty>>;
  component: ComponentType<ExternalProps>;
};

/** Puts the components into Sitecore's registry; in an editor's frame it tells the editor of them. */
export function registerExternalComponents(components: readonly ExternalComponent[]): void {
  for (const { component, ...options } of components) registerComponent(component, options);
}

/** `null`: nobody registered it. Names come from content: `constructor` must find nothing. */
export function findExternalComponent(name: string): ComponentType<ExternalProps> | null {
  const component: unknown = Object.hasOwn(registered, name) ? registered[name]?.component : null;
  return isExternal(component) ? component : null;
}

/** The registry is shared with whoever registers there; ours are the only kind that can be rendered here. */
function isExternal(component: unknown): component is ComponentType<ExternalProps> {
  return typeof component === 'function' || (typeof component === 'object' && component !== null);
}

type GivenProps = { uid?: string; datasources: ExternalProps; componentProps: ExternalProps };

/** By the schema of the component and in the SDK's order: its defaults, its data, the props that the editor wrote. */
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
