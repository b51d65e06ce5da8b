import type { ComponentType } from 'react';
import type { AnyRenderingProps } from '../component/types';

export type RenderingComponent = ComponentType<AnyRenderingProps>;

/** The variants of a component by the name with which the CMS selects them; `Default` is the fallback. */
export type ComponentVariants = Readonly<Record<string, RenderingComponent>> & {
  readonly Default: RenderingComponent;
};

/** Components by name. */
export type ComponentMap = Readonly<Record<string, ComponentVariants>>;

/** Returns `null` when the map has no such component, and `Default` when the component has no such variant. */
export function findComponent(
  map: ComponentMap,
  componentName: string,
  variant = 'Default',
): RenderingComponent | null {
  // Names come from the CMS: `constructor` must not find what every object inherits.
  const variants = Object.hasOwn(map, componentName) ? map[componentName] : undefined;
  if (!variants) return null;
  return (Object.hasOwn(variants, variant) ? variants[variant] : undefined) ?? variants.Default;
}
