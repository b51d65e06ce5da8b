import {
  type ComponentRendering,
  EditMode,
  type LayoutServiceData,
  Placeholder as SdkOwnPlaceholder,
  SitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { type ComponentType, useMemo } from 'react';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { HIDDEN_WHILE_EDITING } from '@/texts/error-catalogue';
import { PlaceholderBoundary } from '../boundaries/PlaceholderBoundary';
import type { PlaceholderProps } from '../component/types';

// The SDK writes this uid into the chromes of the route's placeholders. It also uses uids as React keys.
const ROUTE_UID = '00000000-0000-0000-0000-000000000000';

const LAYOUT: LayoutServiceData = {
  sitecore: { context: { pageEditing: true, editMode: EditMode.Metadata }, route: null },
};

/** The layout's rendering for each rendering that the SDK received. */
const originals = new WeakMap<ComponentRendering, Rendering>();

type SdkPlaceholderProps = PlaceholderProps & { renderComponent: ComponentType<{ rendering: Rendering }> };

/** The SDK's placeholder draws chromes around placeholders and renderings. Visitors never download it. */
export function SdkPlaceholder({ name, rendering, renderComponent }: SdkPlaceholderProps) {
  const sdkRendering = useMemo(() => toSdkParent(rendering), [rendering]);
  // For every name the SDK gets the same component, which renders our component.
  const componentFactory = useMemo(() => {
    const Own = toOwnComponent(renderComponent);
    return () => Own;
  }, [renderComponent]);
  return (
    <SitecoreContext componentFactory={componentFactory} layoutData={LAYOUT}>
      <PlaceholderBoundary>
        <SdkOwnPlaceholder name={name} rendering={sdkRendering} hiddenRenderingComponent={HiddenRendering} />
      </PlaceholderBoundary>
    </SitecoreContext>
  );
}

const toOwnComponent = (Renderer: ComponentType<{ rendering: Rendering }>) =>
  function OwnComponent({ rendering }: { rendering?: ComponentRendering }) {
    const original = rendering && originals.get(rendering);
    return original ? <Renderer rendering={original} /> : null;
  };

/** Stands for a rendering that personalization hides. */
function HiddenRendering() {
  return <p className="editor-notice">{HIDDEN_WHILE_EDITING}</p>;
}

// The SDK needs only names and ids. It gets no fields, because its types require more than the layout's schema checks.

function toSdkParent({
  uid = ROUTE_UID,
  placeholders = {},
}: PlaceholderProps['rendering']): ComponentRendering {
  const children = Object.entries(placeholders).map(([name, list]) => [name, list.map(toSdkChild)]);
  return { uid, componentName: '', placeholders: Object.fromEntries(children) };
}

function toSdkChild(original: Rendering): ComponentRendering {
  const { uid, componentName = '' } = original;
  const rendering = { uid, componentName };
  originals.set(rendering, original);
  return rendering;
}
