import type { RenderingParams } from '../types';

/** Where a FEaaS component's template is: all that the specification asks for (§5). */
export type FeaasSource = {
  host: string;
  library: string;
  component: string;
  version: string;
  revision: string;
};

/** One part of a path that cannot become two, none, or a step upwards. */
const SEGMENT = /^[\w-]{1,100}$/;

/** `null`: the rendering does not name a whole component, and nothing is shown. */
export function toFeaasSource(params: RenderingParams | undefined, pageState = 'normal'): FeaasSource | null {
  const { LibraryId, ComponentId, ComponentVersion, ComponentHostName, ComponentRevision } = params ?? {};
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

/** Whether each part is one segment of a path, so that the address leads where its parts say. */
export function isSafeSource({ library, component, version, revision }: FeaasSource): boolean {
  return [library, component, version, revision].every((part) => SEGMENT.test(part));
}
