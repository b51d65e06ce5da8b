import type { ComponentType } from 'react';
import type { RenderingProps } from './types';

/** Any component of the kit: `never` is the one field type that is good enough for every component. */
export type RenderingComponent = ComponentType<RenderingProps<never>>;

/** The variants of a component by the name that the CMS chooses them by; `Default` is its fall-back. */
export type ComponentVariants = Readonly<Record<string, RenderingComponent>> & {
  readonly Default: RenderingComponent;
};

/** Components by the name of their rendering. */
export type ComponentMap<Name extends string = string> = Readonly<Record<Name, ComponentVariants>>;

/** `null`: the map has no such component. A variant that it does not have is shown as `Default`. */
export function findComponent(
  map: ComponentMap,
  componentName: string,
  variant = 'Default',
): RenderingComponent | null {
  // Names come from the CMS: `constructor` must not find what every object has.
  const variants = Object.hasOwn(map, componentName) ? map[componentName] : undefined;
  if (!variants) return null;
  return (Object.hasOwn(variants, variant) ? variants[variant] : undefined) ?? variants.Default;
}
