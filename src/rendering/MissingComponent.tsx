import { useIsEditing } from './page';
import type { RenderingProps } from './types';
import { warnOnce } from './warn-once';

/** Tells an editor that the site has no such component; a visitor sees nothing of it. */
export function MissingComponent({ rendering }: RenderingProps) {
  const isEditing = useIsEditing();
  warnOnce(
    `The site has no component '${rendering.componentName}'. Is there a folder of that name in src/components?`,
  );
  return (
    <div className="missing-component" hidden={!isEditing}>
      <p>{rendering.componentName}</p>
      <p>JSS component is missing React implementation. See the developer console for more information.</p>
    </div>
  );
}
