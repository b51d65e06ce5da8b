import type { Rendering } from '@/cms/schemas/layout-schema';
import { findComponentServer } from '@/rendering/component/component-server';
import type { PageDependencies } from '../types';

/** Removes the params that only the server reads. They can contain API keys of other systems. */
export function withoutServerParams(
  rendering: Rendering,
  { componentServers }: Pick<PageDependencies, 'componentServers'>,
): Rendering {
  const { params } = rendering;
  const hidden = findComponentServer(rendering, componentServers)?.serverParams;
  if (!params || !hidden) return rendering;
  return {
    ...rendering,
    params: Object.fromEntries(Object.entries(params).filter(([name]) => !hidden.includes(name))),
  };
}
