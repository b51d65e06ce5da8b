import { usePage } from './page';
import type { Rendering } from './types';

/** Tells what the component's loader came to: `hasFailed` when it threw or was late, else what it found. */
export function useLoadState({ uid }: Rendering): { hasFailed: boolean; data: unknown } {
  const { componentData } = usePage();
  // Without a uid there is nothing that data could be kept by, and no loader runs.
  if (uid === undefined) return { hasFailed: false, data: null };
  return { hasFailed: !Object.hasOwn(componentData, uid), data: componentData[uid] };
}
