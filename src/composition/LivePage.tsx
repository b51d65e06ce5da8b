import { componentMap } from '@/generated/component-map';
import { LiveLayout } from '@/layouts/LiveLayout';
import type { PageProps } from '@/page-props/types';

/** A page whose components all run in the browser. Visitors never download it. */
export const LivePage = (props: PageProps) => <LiveLayout {...props} componentMap={componentMap} />;
