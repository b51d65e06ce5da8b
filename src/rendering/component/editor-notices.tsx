import { type ComponentType, createElement } from 'react';
import { DATASOURCE_REQUIRED, MISSING_IMPLEMENTATION } from '@/texts/error-catalogue';
import { useIsEditing, usePageData } from '../context/page-data';
import { Text } from '../fields/fields';
import { RenderingRoot } from './RenderingRoot';
import { hasContent } from './to-rendering-props';
import type { RenderingProps } from './types';
import { warnOnce } from './warn-once';

// If withDatasourceCheck had its own file, the bundler would copy it into the chunk of every component.

/** Tells editors and developers that the site does not have a rendering's component. Visitors see nothing. */
export function MissingComponent({ rendering: { componentName }, params }: RenderingProps) {
  const { showsErrorDetails } = usePageData();
  if (typeof window === 'undefined') {
    warnOnce(
      `The site has no component '${componentName}'. Run \`npm run codegen -- --list\`, which lists those of src/components.`,
    );
  }
  if (!showsErrorDetails) return null;
  return (
    <RenderingRoot name="editor-notice" params={params}>
      <Text tag="p" field={{ value: componentName }} />
      <p>{MISSING_IMPLEMENTATION}</p>
    </RenderingRoot>
  );
}

/** Shows editors that the rendering has no content item, and visitors nothing (spec §5). */
export function DatasourceNotice() {
  return useIsEditing() ? (
    <div className="sc-jss-editing-error" role="alert">
      {DATASOURCE_REQUIRED}
    </div>
  ) : null;
}

/** Shows editors that a list has no items, and visitors nothing. */
export function EmptyListNotice() {
  return useIsEditing() ? (
    <p className="editor-notice">The list has no items. Please add the first one.</p>
  ) : null;
}

/** Shows a component that has a content item or fields. */
export function withDatasourceCheck<Props extends RenderingProps>(Component: ComponentType<Props>) {
  return function WithDatasource(props: Props) {
    return hasContent(props.rendering) ? createElement(Component, props) : <DatasourceNotice />;
  };
}
