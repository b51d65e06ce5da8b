import { useEffect } from 'react';
import { useComponentData, usePage } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import { useConsent } from '@/services/consent/use-consent';
import { isAnalyticsId } from '@/services/google-tag/google-ids';
import { updateAnalytics } from '@/services/google-tag/update-analytics';

/** Google Analytics 4 on the pages that hold it, once the visitor agrees. What editors do is no visit. */
export function Default({ params, rendering }: RenderingProps) {
  const { pageEditing, pageState = 'normal' } = usePage().layout.sitecore.context;
  const id = useComponentData(rendering, isAnalyticsId);
  const consent = useConsent();
  const isVisit = !pageEditing && pageState === 'normal';

  useEffect(() => {
    if (id && consent && isVisit) updateAnalytics(id, consent);
  }, [id, consent, isVisit]);

  if (!pageEditing) return null;
  return (
    <RenderingRoot name="editor-notice" params={params}>
      {id ? `Google Analytics ${id}` : 'Google Analytics: the site has no setting googleAnalyticsId.'}
    </RenderingRoot>
  );
}
