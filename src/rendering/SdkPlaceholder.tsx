import {
  type ComponentRendering,
  type LayoutServiceData,
  type RouteData,
  Placeholder as SdkOwnPlaceholder,
  SitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { useMemo } from 'react';
import { HIDDEN_WHILE_EDITING } from '@/lib/error-catalogue';
import { createComponentFactory } from './component-factory';
import { PlaceholderBoundary } from './PlaceholderBoundary';
import { usePageContext } from './page';

type SdkPlaceholderProps = { name: string; rendering: { uid?: string; placeholders?: unknown } };

// What the SDK writes into the chromes of a page's own placeholders; as a uid it is the React key as well.
const ROUTE_UID = '00000000-0000-0000-0000-000000000000';

/**
 * The SDK's placeholder, with the chromes that an editor needs around placeholders and renderings. A chunk of its
 * own that visitors never download.
 */
export function SdkPlaceholder({ name, rendering }: SdkPlaceholderProps) {
  const { page, componentMap } = usePageContext();
  const componentFactory = useMemo(() => createComponentFactory(componentMap), [componentMap]);
  const { layout } = page;
  const own = { uid: ROUTE_UID, ...rendering };
  if (!isSdkLayout(layout) || !isSdkRendering(own)) return null;
  return (
    <SitecoreContext componentFactory={componentFactory} layoutData={layout}>
      <PlaceholderBoundary>
        <SdkOwnPlaceholder name={name} rendering={own} hiddenRenderingComponent={HiddenRendering} />
      </PlaceholderBoundary>
    </SitecoreContext>
  );
}

/** What an experience hides from visitors. */
function HiddenRendering() {
  return <p className="editor-notice">{HIDDEN_WHILE_EDITING}</p>;
}

// Layouts were checked when they came (src/cms); the SDK's types only name some values more narrowly.
function isSdkLayout(layout: object): layout is LayoutServiceData {
  return 'sitecore' in layout;
}

function isSdkRendering(rendering: object): rendering is ComponentRendering | RouteData {
  return 'placeholders' in rendering;
}
