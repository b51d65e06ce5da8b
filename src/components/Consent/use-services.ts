import { useEffect } from 'react';
import type { Consent } from '@/features/consent/consent';
import type { Rendering } from '@/rendering/component/types';
import { usePageData } from '@/rendering/context/page-data';

/** The cookies of Google and Sitecore have such names. */
const SERVICE_COOKIE = /(^|; )(_|sc_)/;

let loading: Promise<typeof import('./services')> | undefined;

/** Loads services and counts page views as the visitor has agreed, but not in edit and preview mode. */
export function useServices({ uid }: Rendering, consent: Consent | null): void {
  const page = usePageData();
  useEffect(() => {
    const { pageEditing, pageState = 'normal' } = page.layout.sitecore.context;
    if (!consent || pageEditing || pageState !== 'normal') return;
    // Most visitors have agreed to nothing and have nothing to delete, so they do not download the services.
    const isNeeded = consent.analytics || consent.marketing || SERVICE_COOKIE.test(document.cookie);
    if (!isNeeded && !loading) return;
    loading ??= import('./services');
    loading
      .then(({ updateServices }) => updateServices({ page, uid, consent }))
      // Isolation point: without its services, the page still works.
      .catch((error: unknown) => reportError(error));
  }, [page, uid, consent]);
}
