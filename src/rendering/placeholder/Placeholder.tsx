import dynamic from 'next/dynamic';
import type { Placeholders, Rendering } from '@/cms/schemas/layout-schema';
import { SectionBoundary, SectionProblem } from '../boundaries/SectionBoundary';
import { MissingComponent } from '../component/editor-notices';
import { toRenderingProps } from '../component/to-rendering-props';
import type { PlaceholderProps } from '../component/types';
import { warnOnce } from '../component/warn-once';
import { useIsEditing, usePageContext, usePageData } from '../context/page-data';
import { findComponent } from './component-map';

// Visitors never download it.
const SdkPlaceholder = dynamic(() => import('./SdkPlaceholder').then((module) => module.SdkPlaceholder));

const HIDDEN_RENDERING = 'Hidden Rendering';

export function Placeholder({ name, rendering }: PlaceholderProps) {
  const { editMode } = usePageData().layout.sitecore.context;
  const isEditing = useIsEditing();
  const renderings = findRenderings(rendering.placeholders, name);
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

/** Finds a placeholder by its name or by a pattern such as `column-1-{*}`. */
function findRenderings(placeholders: Placeholders = {}, name: string): readonly Rendering[] | null {
  const key = Object.hasOwn(placeholders, name)
    ? name
    : Object.keys(placeholders).find((pattern) => matchesPattern(name, pattern));
  return (key !== undefined && placeholders[key]) || null;
}

function matchesPattern(name: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('{*}', 2);
  if (end === undefined || !name.startsWith(start) || !name.endsWith(end)) return false;
  return /^\d+$/.test(name.slice(start.length, name.length - end.length));
}

function isShownToVisitors({ componentName }: Rendering): boolean {
  return Boolean(componentName) && componentName !== HIDDEN_RENDERING;
}

/** Renders a rendering with its component, or shows why that is not possible. */
function ComponentRenderer({ rendering }: { rendering: Rendering }) {
  const { componentMap } = usePageContext();
  const { componentName = '', params, failure } = rendering;
  if (failure !== undefined) return <SectionProblem name={componentName} message={failure} />;
  const Component = findComponent(componentMap, componentName, params?.FieldNames) ?? MissingComponent;
  return (
    <SectionBoundary name={componentName}>
      <Component {...toRenderingProps(rendering)} />
    </SectionBoundary>
  );
}
