import { lazy, Suspense } from 'react';
import { islands } from '@/generated/islands';
import { StaticLayout } from '@/layouts/StaticLayout';
import type { PageProps } from '@/page-props/types';

// Visitors never download it. `next/dynamic` would cost them 2 KB.
const LivePage = lazy(() => import('./LivePage').then((module) => ({ default: module.LivePage })));

/** Any page of the CMS: static HTML with islands for visitors, all components for an editor who changes the page. */
export function CmsPage({ staticPage, ...props }: PageProps) {
  return staticPage ? (
    <StaticLayout {...props} staticPage={staticPage} islands={islands} />
  ) : (
    <Suspense>
      <LivePage {...props} />
    </Suspense>
  );
}
