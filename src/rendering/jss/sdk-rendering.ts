import type { ComponentFields, ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { Rendering } from '@/cms/schemas/layout-schema';
import type { PlaceholderProps } from '../component/types';
import { isShownToVisitors } from '../placeholder/is-shown-to-visitors';

type Parent = PlaceholderProps['rendering'];

/** Where a rendering is in the layout. */
export type RenderingPlace = { parent: Parent; name: string; index: number };

/** The SDK writes this uid into the chromes of the route's placeholders. It also uses uids as React keys. */
const ROUTE_UID = '00000000-0000-0000-0000-000000000000';

const copiesForEditors = new WeakMap<object, ComponentRendering>();
const copiesForVisitors = new WeakMap<object, ComponentRendering>();
const places = new WeakMap<ComponentRendering, RenderingPlace>();

/**
 * Returns the rendering or the route as the SDK expects it, always the same object. It is a copy, because the SDK
 * renames placeholders while it renders (SDK facts §4).
 */
export function toSdkRendering(original: Parent, isEditing: boolean): ComponentRendering {
  const copies = isEditing ? copiesForEditors : copiesForVisitors;
  const known = copies.get(original);
  if (known) return known;
  const placeholders = Object.entries(original.placeholders ?? {}).map(([name, children]) => [
    name,
    children.flatMap((child, index) => {
      if (!isEditing && !isShownToVisitors(child)) return [];
      const copy = toSdkRendering(child, isEditing);
      places.set(copy, { parent: original, name, index });
      return [copy];
    }),
  ]);
  const { uid, componentName, ...rest }: Rendering = original;
  const copy: ComponentRendering = {
    ...rest,
    uid: componentName === undefined ? (uid ?? ROUTE_UID) : uid,
    componentName: componentName ?? '',
    fields: toSdkFields(rest.fields),
    params: rest.params && withoutMissing(rest.params),
    placeholders: original.placeholders && Object.fromEntries(placeholders),
  };
  copies.set(original, copy);
  return copy;
}

/** Returns where a rendering that `toSdkRendering` returned comes from. */
export function findPlace(rendering: ComponentRendering): RenderingPlace | null {
  return places.get(rendering) ?? null;
}

/** The SDK's type promises more than the CMS does. Components that were written for it read fields unchecked. */
function toSdkFields(fields: unknown): ComponentFields | undefined {
  return typeof fields === 'object' && fields !== null ? (fields as ComponentFields) : undefined;
}

function withoutMissing(params: NonNullable<Rendering['params']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
