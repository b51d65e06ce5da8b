import { useEffect } from 'react';
import { useComponentData, usePage } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import { useConsent } from '@/services/consent/use-consent';
import { isTagManagerId } from '@/services/google-tag/google-ids';
import { updateTagManager } from '@/services/google-tag/update-tag-manager';

/** Google Tag Manager on the pages that hold it, once the visitor agrees. What editors do is no visit. */
export function Default({ params, rendering }: RenderingProps) {
  const { pageEditing, pageState = 'normal' } = usePage().layout.sitecore.context;
  const id = useComponentData(rendering, isTagManagerId);
  const consent = useConsent();
  const isVisit = !pageEditing && pageState === 'normal';

  useEffect(() => {
    if (id && consent && isVisit) updateTagManager(id, consent);
  }, [id, consent, isVisit]);

  if (!pageEditing) return null;
  return (
    <RenderingRoot name="editor-notice" params={params}>
      {id ? `Google Tag Manager ${id}` : 'Google Tag Manager: the site has no setting googleTagManagerId.'}
    </RenderingRoot>
  );
}
