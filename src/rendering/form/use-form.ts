import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchForm } from './fetch-form';
import { type Engagement, listenForEngagement } from './listen-for-engagement';
import { runScripts } from './run-scripts';

/** Milliseconds after which nobody waits any longer. */
const DEADLINE_MS = 10_000;

type LoadedForm = {
  state: 'loading' | 'loaded' | 'failed';
  /** For the element that the form is put into; React must leave its content alone. */
  place: RefObject<HTMLDivElement | null>;
  retry: () => void;
};

/**
 * Puts a form into the page, and listens to what visitors do with it where `onEngagement` is given. The address must
 * stay the same: give the component a `key` of it.
 */
export function useForm(url: string, onEngagement: ((engagement: Engagement) => void) | null): LoadedForm {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<LoadedForm['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const tell = useEffectEvent((engagement: Engagement) => onEngagement?.(engagement));
  const isListening = onEngagement !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same once more
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Before the form is there: its script tells at once that it was seen.
    const stopListening = isListening ? listenForEngagement(element, tell) : null;
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

/** Fetches the form, puts it into the element and runs its scripts; gives what ends all that. */
function showForm(element: Element, url: string, onState: (state: 'loaded' | 'failed') => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isGone = false;
  const deadline = setTimeout(() => controller.abort(), DEADLINE_MS);

  const show = async () => {
    // React's strict mode ends the first effect at once: nothing has been asked for by then.
    await Promise.resolve();
    signal.throwIfAborted();
    const markup = await fetchForm(url, signal);
    clearTimeout(deadline);
    element.innerHTML = markup;
    onState('loaded');
    await runScripts(element, signal);
  };
  show().catch(() => {
    // Not found, no network, no answer in time: the visitor is told and may try again. Gone: nobody is there to tell.
    if (!isGone) onState('failed');
  });
  return () => {
    isGone = true;
    clearTimeout(deadline);
    controller.abort();
    element.replaceChildren();
  };
}
