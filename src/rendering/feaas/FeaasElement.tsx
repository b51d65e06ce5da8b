import { createElement, useEffect } from 'react';
import type { FeaasSource } from './feaas-source';

type FeaasElementProps = { source: FeaasSource; instance?: string; html: string };

/**
 * Sitecore's element around the HTML that the server has bound. Its library comes after hydration and brings the
 * element to life: scripts of the page find it by its attributes and may give it other data. `fetch=""` keeps it from
 * fetching what is already there.
 */
export function FeaasElement({ source, instance, html }: FeaasElementProps) {
  useEffect(() => {
    // Without its library the element still shows all that it has.
    import('@sitecore-feaas/clientside/headless').catch(() => undefined);
  }, []);
  return createElement('feaas-component', {
    class: '-feaas',
    cdn: source.host,
    library: source.library,
    component: source.component,
    version: source.version,
    revision: source.revision,
    instance,
    fetch: '',
    // Bound and cleaned on the server (bind-template.ts); the library changes the attributes once it is there.
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}
