import { useContext } from 'react';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { SectionBoundary, SectionProblem } from '../boundaries/SectionBoundary';
import { MissingComponent } from '../component/editor-notices';
import { toRenderingProps } from '../component/to-rendering-props';
import type { PlaceholderProps } from '../component/types';
import { warnOnce } from '../component/warn-once';
import { useIsEditing, usePageContext, usePageData } from '../context/page-data';
import { CollectorOfIslands, IslandPlace } from '../static-html/IslandPlace';
import { findComponent } from './component-map';
import { findPlaceholder } from './find-placeholder';
import { SdkPlaceholder } from './SdkPlaceholder';

const HIDDEN_RENDERING = 'Hidden Rendering';

/** Renders the components of a placeholder: on the server for visitors, and in the browser for editors. */
export function LivePlaceholder({ name, rendering }: PlaceholderProps) {
  const { editMode } = usePageData().layout.sitecore.context;
  const isEditing = useIsEditing();
  const { placeholders = {} } = rendering;
  const key = findPlaceholder(placeholders, name);
  const renderings = key !== null && placeholders[key];
  if (!renderings) {
    if (typeof window === 'undefined') {
      warnOnce(`The layout has no placeholder '${name}' in ${rendering.componentName ?? 'the page'}.`);
    }
    return null;
  }
  if (isEditing && editMode === 'metadata') {
    return <SdkPlaceholder name={name} rendering={rendering} renderComponent={ComponentRenderer} />;
  }
  return (
    renderings
      .filter(isShownToVisitors)
      // biome-ignore lint/suspicious/noArrayIndexKey: two renderings of a malformed page may have the same uid
      .map((child, index) => <ComponentRenderer key={`${child.uid}${index}`} rendering={child} />)
  );
}

function isShownToVisitors({ componentName }: Rendering): boolean {
  return Boolean(componentName) && componentName !== HIDDEN_RENDERING;
}

/** Renders a rendering with its component, or shows why that is not possible. */
function ComponentRenderer({ rendering }: { rendering: Rendering }) {
  const { componentMap } = usePageContext();
  const collector = useContext(CollectorOfIslands);
  const { componentName = '', params, failure } = rendering;
  if (failure !== undefined) return <SectionProblem name={componentName} message={failure} />;
  if (collector?.isIsland(rendering)) return <IslandPlace rendering={rendering} collector={collector} />;
  const Component = findComponent(componentMap, componentName, params?.FieldNames) ?? MissingComponent;
  return (
    <SectionBoundary name={componentName}>
      <Component {...toRenderingProps(rendering)} />
    </SectionBoundary>
  );
}
