import { type ComponentType, createElement } from 'react';
import { DATASOURCE_REQUIRED, MISSING_IMPLEMENTATION } from '@/texts/error-catalogue';
import { useIsEditing, usePageData } from '../context/page-data';
import { Text } from '../fields/fields';
import { RenderingRoot } from './RenderingRoot';
import type { RenderingProps } from './types';
import { warnOnce } from './warn-once';

// Notices to editors in place of a component. In one file, which is in the main chunk because of the first: the
// bundler would copy a file of its own for the second into the chunk of every component.

/** Tells editors and developers that the site has no such component. Hidden from visitors. */
export function MissingComponent({ rendering: { componentName }, params }: RenderingProps) {
  const { showsErrorDetails } = usePageData();
  if (typeof window === 'undefined') {
    warnOnce(
      `The site has no component '${componentName}'. Is there a folder of that name in src/components?`,
    );
  }
  return (
    <div hidden={!showsErrorDetails}>
      <RenderingRoot name="editor-notice" params={params}>
        <Text tag="p" field={{ value: componentName }} />
        <p>{MISSING_IMPLEMENTATION}</p>
      </RenderingRoot>
    </div>
  );
}

/**
 * For components that need a content item: without one they show editors a notice, and visitors nothing (spec §5).
 * Markup and text are the SDK's.
 */
export function withDatasourceCheck<Props extends RenderingProps>(Component: ComponentType<Props>) {
  return function WithDatasource(props: Props) {
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
