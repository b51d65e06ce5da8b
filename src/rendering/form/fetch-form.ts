import { FORM_FETCH_FAILED } from '@/lib/form-error-texts';

/** The form's markup, as its editor published it a moment ago: never from a cache (spec §7.1). */
export async function fetchForm(url: string, signal: AbortSignal): Promise<string> {
  // `no-store`, where the SDK says `no-cache`: that would ask, but keep a copy and show it when told it is fresh.
  const response = await fetch(url, { cache: 'no-store', signal });
  if (response.status !== 200) throw new Error(FORM_FETCH_FAILED);
  return response.text();
}
