import { type ComponentType, createElement } from 'react';
import { DATASOURCE_REQUIRED, MISSING_IMPLEMENTATION } from '@/lib/error-catalogue';
import { Text } from './fields';
import { useIsEditing, usePage } from './page';
import { RenderingRoot } from './RenderingRoot';
import type { RenderingProps } from './types';
import { warnOnce } from './warn-once';

// What an editor is told in place of a component. In one file because the page needs the first of them: so the
// second comes with the page too, and not once more in the chunk of every component.

/** Tells editors and developers that the site has no such component; a visitor neither sees nor hears it. */
export function MissingComponent({ rendering: { componentName }, params }: RenderingProps) {
  const { tellsErrors } = usePage();
  if (typeof window === 'undefined') {
    warnOnce(
      `The site has no component '${componentName}'. Is there a folder of that name in src/components?`,
    );
  }
  return (
    <div hidden={!tellsErrors}>
      <RenderingRoot name="editor-notice" params={params}>
        <Text tag="p" field={{ value: componentName }} />
        <p>{MISSING_IMPLEMENTATION}</p>
      </RenderingRoot>
    </div>
  );
}

/**
 * For components that are nothing without a content item: without one they tell the editor so, and the visitor
 * nothing (spec §5). Markup and text are the SDK's.
 */
export function withDatasourceCheck<Fields>(Component: ComponentType<RenderingProps<Fields>>) {
  return function WithDatasource(props: RenderingProps<Fields>) {
    const isEditing = useIsEditing();
    if (props.rendering.dataSource) return createElement(Component, props);
    if (!isEditing) return null;
    return (
      <div className="sc-jss-editing-error" role="alert">
        {DATASOURCE_REQUIRED}
      </div>
    );
  };
}
