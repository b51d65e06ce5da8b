import {
  getComponent,
  getMergedComponentProperties,
  isWebComponent,
  registerComponent,
  registered,
  toKebabCase,
} from '@sitecore/byoc';
import type { ComponentType } from 'react';
import { isRecord } from '@/platform/json/json-types';

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

type WebComponent = {
  kind: 'element';
  tag: string;
  /** The names of the props that its registration declares. */
  declared: readonly string[];
};

type FoundComponent = { kind: 'react'; component: ComponentType<ExternalProps> } | WebComponent;

/**
 * Finds a component in Sitecore's registry. Returns `null` for unknown and inherited names, such as `constructor`,
 * because names come from content. A name can also give props a default: `SitecoreForm?formId=1`.
 */
export function findExternalComponent(name: string): FoundComponent | null {
  const registration = isRegistered(name) ? getComponent(name) : null;
  if (!registration) return null;
  const { component, schema } = registration;
  if (isWebComponent(component)) {
    const tag = `byoc-${toKebabCase(registration.name)}`;
    return { kind: 'element', tag, declared: Object.keys(schema.properties ?? {}) };
  }
  return isReactComponent(component) ? { kind: 'react', component } : null;
}

export const toBaseName = (name: string): string => name.split('?', 1)[0] ?? '';

function isRegistered(name: string): boolean {
  // `getComponent` decodes the part after the `?` and throws if that is not possible.
  return [name, toBaseName(name)].some((known) => Object.hasOwn(registered, known)) && isDecodable(name);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return false;
  }
}

/** Checks the type, because the registry can also contain values that are not React components. */
function isReactComponent(component: unknown): component is ComponentType<ExternalProps> {
  return typeof component === 'function' || (isRecord(component) && '$$typeof' in component);
}

type GivenProps = {
  uid?: string;
  datasources: ExternalProps;
  componentProps: ExternalProps;
  /** The names that Sitecore's packages give to facts about the site and the page. */
  context: ExternalProps;
};

/** Later values override earlier ones, and the component's schema determines their types. */
export function toExternalProps(name: string, given: GivenProps): ExternalProps {
  const { uid, datasources, componentProps, context } = given;
  const { merged } = getMergedComponentProperties({
    uid,
    datasources,
    ...componentProps,
    componentName: name,
  });
  return { ...context, ...merged };
}

/**
 * Returns the attributes of a web component: the props that its registration declares, and the facts about the site.
 * Content names the other props, and an attribute such as `onclick` would be code.
 */
export function toElementAttributes(
  { declared }: WebComponent,
  props: ExternalProps,
  context: ExternalProps,
): Record<string, string> {
  const given = [...declared.map((key) => [key, props[key]] as const), ...Object.entries(context)];
  return Object.fromEntries(
    given
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [toKebabCase(key), typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
