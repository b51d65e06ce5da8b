import type { ComponentType } from 'react';
import type { AnyRenderingProps } from '../component/types';

export type RenderingComponent = ComponentType<AnyRenderingProps>;

/** The variants of a component by the name that the CMS uses. `Default` is the fallback. */
export type ComponentVariants = Readonly<Record<string, RenderingComponent>> & {
  readonly Default: RenderingComponent;
};

export type ComponentMap = Readonly<Record<string, ComponentVariants>>;

/** Returns `null` for an unknown component, and the variant `Default` for an unknown variant. */
export function findComponent(
  map: ComponentMap,
  componentName: string,
  variant = 'Default',
): RenderingComponent | null {
  // Names come from the CMS, so a name such as `constructor` must not find an inherited property.
  const variants = Object.hasOwn(map, componentName) ? map[componentName] : undefined;
  if (!variants) return null;
  return (Object.hasOwn(variants, variant) ? variants[variant] : undefined) ?? variants.Default;
}
