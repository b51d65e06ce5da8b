import { findIn } from './field-values';
import { usePage } from './page';
import type { Rendering } from './types';

type LoadState = { data: unknown; failure?: string };

/** What the component's loader came to: what it found, or, when it threw or was late, what editors are told of it. */
export function useLoadState({ uid }: Rendering): LoadState {
  const { componentData } = usePage();
  // Without a uid there is nothing that data could be kept by, and no loader runs.
  if (uid === undefined) return { data: null };
  if (!Object.hasOwn(componentData, uid)) return { data: null, failure: '' };
  const data = componentData[uid];
  const failure = findIn(data, 'loadFailure');
  return typeof failure === 'string' ? { data: null, failure } : { data };
}
