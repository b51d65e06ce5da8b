import type { Layout, Placeholders, Rendering } from '@/cms/schemas/layout-schema';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';

// These are the SDK's names for the replacement of a hidden component and for a page's default variant.
const HIDDEN_RENDERING = 'Hidden Rendering';
export const DEFAULT_VARIANT = '_default';

type Choice = { variantIds: readonly string[]; isEditing: boolean };

/** Applies the visitor's variants (spec §4). docs/decisions/013 lists the differences from the SDK. */
export function personalizeLayout(layout: Layout, ids: readonly string[]): Layout {
  const { context, route } = layout.sitecore;
  const variantId = ids.findLast((id) => !id.includes('_')) ?? DEFAULT_VARIANT;
  const componentVariantIds = ids.filter((id) => id.includes('_'));
  const choice = {
    variantIds: [variantId, ...componentVariantIds],
    isEditing: context.pageEditing === true,
  };
  return { sitecore: { context: { ...context, variantId }, route: route && personalizeAll(route, choice) } };
}

function personalizeAll<Holder extends { placeholders?: Placeholders }>(
  holder: Holder,
  choice: Choice,
): Holder {
  if (!holder.placeholders) return holder;
  const placeholders = mapPlaceholders(holder.placeholders, (child) => personalizeRendering(child, choice));
  return { ...holder, placeholders };
}

/** Returns the rendering to show in place of this one, in a list that is empty if the rendering is hidden. */
function personalizeRendering(rendering: Rendering, choice: Choice): Rendering[] {
  const { experiences } = rendering;
  if (!experiences) return [personalizeAll(rendering, choice)];
  const chosen = choose(rendering, experiences, choice);
  return chosen ? [personalizeAll(chosen, choice)] : [];
}

function choose(
  rendering: Rendering,
  experiences: NonNullable<Rendering['experiences']>,
  { variantIds, isEditing }: Choice,
): Rendering | null {
  const match = Object.keys(experiences).find((id) => variantIds.includes(id));
  const variant = match === undefined ? rendering : experiences[match];
  const isHidden = !variant || (variant === rendering && !rendering.componentName);
  if (!isHidden) return variant.experiences ? { ...variant, experiences: {} } : variant;
  return isEditing ? { ...rendering, componentName: HIDDEN_RENDERING, experiences: {} } : null;
}
