import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FORM_FETCH_FAILED } from '@/texts/form-errors';
import { type Engagement, listenForEngagement } from './listen-for-engagement';
import { runScripts } from './run-scripts';

const TIMEOUT_MS = 10_000;

type LoadedForm = {
  state: 'loading' | 'loaded' | 'failed';
  /** The element that holds the form. React must not render into it. */
  place: RefObject<HTMLDivElement | null>;
  retry: () => void;
};

/** The URL must not change while the component is mounted, so the component must have the URL as its `key`. */
export function useForm(url: string, onEngagement: ((engagement: Engagement) => void) | null): LoadedForm {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<LoadedForm['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const report = useEffectEvent((engagement: Engagement) => onEngagement?.(engagement));
  const isListening = onEngagement !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the effect
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // The listener is added before the form is shown, because the form's script dispatches VIEWED at once.
    const stopListening = isListening ? listenForEngagement(element, report) : null;
    const stopShowing = showForm(element, url, setState);
    return () => {
      stopListening?.();
      stopShowing();
    };
  }, [url, isListening, attempt]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, place, retry };
}

/** Returns a function that aborts the request and empties the element. */
function showForm(element: Element, url: string, onState: (state: 'loaded' | 'failed') => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isUnmounted = false;
  const timeout = setTimeout(() => controller.abort(new Error('The form did not load in time')), TIMEOUT_MS);

  const show = async () => {
    // React's strict mode ends an effect's first run at once. Waiting here keeps that run from fetching.
    await Promise.resolve();
    signal.throwIfAborted();
    const markup = await fetchForm(url, signal);
    clearTimeout(timeout);
    element.innerHTML = markup;
    onState('loaded');
    await runScripts(element, signal);
  };
  show().catch((error: unknown) => {
    if (isUnmounted) return;
    // Isolation point: after any failure, the visitor can try again.
    onState('failed');
    reportError(error);
  });
  return () => {
    isUnmounted = true;
    clearTimeout(timeout);
    controller.abort();
    element.replaceChildren();
  };
}

/** The form must not be cached (spec §7.1). The SDK's option `no-cache` stores a copy and revalidates it. */
async function fetchForm(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { cache: 'no-store', signal });
  // A failed response is read too, because browsers keep the connection of an unread response open.
  const markup = await response.text();
  if (response.status !== 200) throw new Error(FORM_FETCH_FAILED);
  return markup;
}
