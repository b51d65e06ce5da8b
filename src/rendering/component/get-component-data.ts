import type { Rendering } from './types';

/** Returns the result of a component's loader, or `undefined` if there is none. */
export const getComponentData = (
  componentData: Readonly<Record<string, unknown>>,
  { uid }: Pick<Rendering, 'uid'>,
): unknown => (uid !== undefined && Object.hasOwn(componentData, uid) ? componentData[uid] : undefined);
