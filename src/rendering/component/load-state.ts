import { usePageData } from '../context/page-data';
import { getIn } from '../fields/field-values';
import type { Rendering } from './types';

type LoadState = { data: unknown; failure?: string };

/** Returns what the component's loader found or, when it threw or was too late, the failure to show to editors. */
export function useLoadState({ uid }: Rendering): LoadState {
  const { componentData } = usePageData();
  // Data is stored by uid, so no loader runs for a rendering without one.
  if (uid === undefined) return { data: null };
  if (!Object.hasOwn(componentData, uid)) return { data: null, failure: '' };
  const data = componentData[uid];
  const failure = getIn(data, 'loadFailure');
  return typeof failure === 'string' ? { data: null, failure } : { data };
}
