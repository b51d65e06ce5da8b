import {
  type ComponentRendering,
  withDatasourceCheck as withSdkDatasourceCheck,
} from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentType } from 'react';
import type { RenderingProps } from './types';

/**
 * For components that are nothing without a content item: without one they tell the editor so, and the visitor
 * nothing (spec §5).
 */
export function withDatasourceCheck<Fields>(Component: ComponentType<RenderingProps<Fields>>) {
  type CheckedProps = { own: RenderingProps<Fields>; rendering: ComponentRendering };
  const Checked = withSdkDatasourceCheck()<CheckedProps>(({ own }) => <Component {...own} />);

  return function WithDatasource(props: RenderingProps<Fields>) {
    return isSdkRendering(props.rendering) ? <Checked own={props} rendering={props.rendering} /> : null;
  };
}

/** The SDK's type is narrower where it names fields and placeholders; the check reads neither. */
function isSdkRendering(rendering: object): rendering is ComponentRendering {
  return 'componentName' in rendering;
}
