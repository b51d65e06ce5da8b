import type { Params } from '@/rendering/component/types';

/** Identifies the template of a FEaaS component (spec §5). */
export type FeaasSource = {
  host: string;
  library: string;
  component: string;
  version: string;
  revision: string;
};

const SEGMENT = /^[\w-]{1,100}$/;

export type FeaasParam =
  | 'LibraryId'
  | 'ComponentId'
  | 'ComponentVersion'
  | 'ComponentHostName'
  | 'ComponentRevision';

/** Returns the template that the params of a rendering name, or `null` if a required param is missing. */
export function toFeaasSource(params: Params<FeaasParam>, pageState = 'normal'): FeaasSource | null {
  const { LibraryId, ComponentId, ComponentVersion, ComponentHostName, ComponentRevision } = params;
  const revision = ComponentRevision || (pageState === 'normal' ? 'published' : 'staged');
  if (!LibraryId || !ComponentId || !ComponentVersion || !ComponentHostName) return null;
  return {
    host: ComponentHostName,
    library: LibraryId,
    component: ComponentId,
    version: ComponentVersion,
    revision,
  };
}

/** Returns whether each part of the template's path is a single segment, so that none can lead to another path. */
export function isSafeSource({ library, component, version, revision }: FeaasSource): boolean {
  return [library, component, version, revision].every((part) => SEGMENT.test(part));
}
