import { type ComponentType, createElement } from 'react';
import { DATASOURCE_REQUIRED } from '@/texts/error-catalogue';
import { useIsEditing } from '../context/page-data';
import type { RenderingProps } from './types';

/** Shows editors that the rendering has no content item, and visitors nothing (spec §5). */
export function DatasourceNotice() {
  return useIsEditing() ? (
    <div className="sc-jss-editing-error" role="alert">
      {DATASOURCE_REQUIRED}
    </div>
  ) : null;
}

/** Shows a component that has a content item or fields. A contents resolver may send fields of any other item. */
export function withDatasourceCheck<Props extends RenderingProps>(Component: ComponentType<Props>) {
  return function WithDatasource(props: Props) {
    const hasContent = props.rendering.dataSource || Object.keys(props.fields)[0];
    return hasContent ? createElement(Component, props) : <DatasourceNotice />;
  };
}
