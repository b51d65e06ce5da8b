import { ParameterError } from '@/features/external-data/data-settings';
import { loadOverrideData } from '@/features/external-data/load-override-data';
import type { ComponentLoader } from '@/rendering/component/component-server';
import { parseComponentProps } from '../component-props';

type ByocData = {
  datasources: Readonly<Record<string, unknown>>;
  /** Sitecore's names for the URL and the context id of Edge. */
  edge: { sitecoreEdgeUrl: string; sitecoreEdgeContextId?: string };
};

/** Returns `null` if the CMS is disconnected (spec §2). */
export const loadByoc: ComponentLoader<ByocData | null> = async ({ params }, context) => {
  if (context.isDisconnected) return null;
  const { ComponentName = '', ComponentProps, ComponentDataOverride } = params ?? {};
  if (!parseComponentProps(ComponentProps)) {
    // This is the SDK's message without the props, because props can contain keys of other systems.
    const name = ComponentName.slice(0, 100);
    throw new ParameterError(`Parsing props for ${name} component from rendering params failed`);
  }
  const datasources = await loadOverrideData(ComponentDataOverride, context, (error) => {
    throw error;
  });
  const { url, contextId } = context.edge;
  return { datasources, edge: { sitecoreEdgeUrl: url, sitecoreEdgeContextId: contextId } };
};

export const serverParams = ['ComponentDataOverride'];
