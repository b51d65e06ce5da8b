import { useRef } from 'preact/hooks';
import { type Spoken, spoken } from '../../state/status.ts';

/** What is older was said elsewhere. What came just before a dialog was closed can have been lost with it. */
const NEWS_MS = 1_000;

/** Returns the last message that came while a place for messages was used; null if there was none. */
export function useHeard(isUsed: boolean): Spoken | null {
  const before = useRef(spoken.peek());
  const heard = useRef<Spoken | null>(null);
  const { value } = spoken;
  const isNew = value !== before.current && performance.now() - value.at < NEWS_MS;
  if (isUsed && isNew) heard.current = value;
  return heard.current;
}
