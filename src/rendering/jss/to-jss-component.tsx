import type { ComponentType } from 'react';
import { runCreatedScriptsAsFiles } from '@/platform/browser/created-scripts';
import type { AnyRenderingProps } from '../component/types';
import { useIsEditing, usePageData } from '../context/page-data';
import type { RenderingComponent } from '../placeholder/component-map';
import { JssContext } from './JssContext';
import { toSdkProps } from './sdk-props';

/** A component written for Sitecore's SDK. Nobody can check which props it expects. */
export type JssComponent = ComponentType<never>;

/** Gives a JSS component the props and the contexts that the SDK would give it. */
export function toJssComponent(component: JssComponent): RenderingComponent {
  runCreatedScriptsAsFiles(); // the SDK's form runs the scripts of a form
  const Component = component as ComponentType<object>;
  return (props) => <JssRendering {...props} Component={Component} />;
}

type JssRenderingProps = Pick<AnyRenderingProps, 'rendering' | 'placeholderProps'> & {
  Component: ComponentType<object>;
};

function JssRendering({ Component, rendering, placeholderProps }: JssRenderingProps) {
  const { componentData } = usePageData();
  const isEditing = useIsEditing();
  return (
    <JssContext>
      <Component {...placeholderProps} {...toSdkProps(rendering, { componentData, isEditing })} />
    </JssContext>
  );
}
