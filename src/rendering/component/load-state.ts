import { usePageData } from '../context/page-data';
import { getIn } from '../fields/field-values';
import type { Rendering } from './types';

type LoadState = { data: unknown; failure?: string };

/** Returns the result of the component's loader. If the loader failed, `failure` is a message for editors. */
export function useLoadState({ uid }: Rendering): LoadState {
  const { componentData } = usePageData();
  // Data is stored by uid, so no loader runs for a rendering without one.
  if (uid === undefined) return { data: null };
  if (!Object.hasOwn(componentData, uid)) return { data: null, failure: '' };
  const data = componentData[uid];
  const failure = getIn(data, 'loadFailure');
  return typeof failure === 'string' ? { data: null, failure } : { data };
}
