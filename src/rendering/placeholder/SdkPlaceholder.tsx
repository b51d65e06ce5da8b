import { Placeholder as SdkOwnPlaceholder } from '@sitecore-jss/sitecore-jss-nextjs';
import { HIDDEN_WHILE_EDITING } from '@/texts/error-catalogue';
import { PlaceholderBoundary } from '../boundaries/PlaceholderBoundary';
import type { PlaceholderProps } from '../component/types';
import { JssContext } from '../jss/JssContext';
import { toSdkRendering } from '../jss/sdk-rendering';

/** The SDK's placeholder draws chromes around placeholders and renderings. Visitors never download it. */
export function SdkPlaceholder({ name, rendering }: PlaceholderProps) {
  return (
    <JssContext>
      <PlaceholderBoundary>
        <SdkOwnPlaceholder
          name={name}
          rendering={toSdkRendering(rendering, true)}
          hiddenRenderingComponent={HiddenRendering}
        />
      </PlaceholderBoundary>
    </JssContext>
  );
}

/** Stands for a rendering that personalization hides. */
function HiddenRendering() {
  return <p className="editor-notice">{HIDDEN_WHILE_EDITING}</p>;
}
