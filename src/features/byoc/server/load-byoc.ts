import { ParameterError } from '@/features/external-data/data-settings';
import { loadOverrideData } from '@/features/external-data/load-override-data';
import type { ComponentLoader } from '@/rendering/component/component-server';
import { parseComponentProps } from '../component-props';

/** Returns data keyed by data source, or `null` if the CMS is disconnected (spec §2). */
export const loadByoc: ComponentLoader<Record<string, unknown> | null> = async ({ params }, context) => {
  const { ComponentName = '', ComponentProps, ComponentDataOverride } = params ?? {};
  if (!parseComponentProps(ComponentProps)) {
    // This is the SDK's message without the props, because props can contain keys of other systems.
    const name = ComponentName.slice(0, 100);
    throw new ParameterError(`Parsing props for ${name} component from rendering params failed`);
  }
  if (context.isDisconnected) return null;
  return loadOverrideData(ComponentDataOverride, context);
};

export const serverParams = ['ComponentDataOverride'];
