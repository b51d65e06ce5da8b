import { useIsEditing } from '../context/page-data';
import { RenderingRoot } from './RenderingRoot';
import type { AnyRenderingProps } from './types';

/** Shows editors where a component is that has nothing to show on this page, and visitors nothing. */
export function EmptyNotice({ params, rendering }: Pick<AnyRenderingProps, 'params' | 'rendering'>) {
  if (!useIsEditing()) return null;
  return (
    <RenderingRoot name="editor-notice" params={params}>
      {rendering.componentName}: there is nothing to show on this page.
    </RenderingRoot>
  );
}
