import { MISSING_IMPLEMENTATION } from '@/texts/error-catalogue';
import { usePageData } from '../context/page-data';
import { Text } from '../fields/fields';
import { RenderingRoot } from './RenderingRoot';
import type { RenderingProps } from './types';
import { warnOnce } from './warn-once';

/** Tells editors and developers that the site does not have a rendering's component. Hidden from visitors. */
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
