import type { ComponentLoader } from '../component-server';
import { ParameterError } from '../external-hosts/data-settings';
import { loadOverrideData } from '../external-hosts/load-override-data';
import { parseComponentProps } from './component-props';

/** The data of an external component by source; `null`: nothing outside is asked. */
export const loadByoc: ComponentLoader<Record<string, unknown> | null> = async ({ params }, context) => {
  const { ComponentName = '', ComponentProps, ComponentDataOverride } = params ?? {};
  if (!parseComponentProps(ComponentProps)) {
    // The SDK's words; what was written is not repeated, for it may hold keys of other systems.
    const name = ComponentName.slice(0, 100);
    throw new ParameterError(`Parsing props for ${name} component from rendering params failed`);
  }
  if (context.isDisconnected) return null;
  return loadOverrideData(ComponentDataOverride, context);
};
