import type { ComponentServer } from '@/rendering/component-server';
import type { Rendering } from '@/rendering/types';
import type { PageSources } from './types';

/** The server part of a rendering's component; names come from the CMS, so `constructor` must find nothing. */
export function findComponentServer(
  { componentName = '' }: Rendering,
  { componentServers }: PageSources,
): ComponentServer | null {
  return (Object.hasOwn(componentServers, componentName) && componentServers[componentName]) || null;
}
