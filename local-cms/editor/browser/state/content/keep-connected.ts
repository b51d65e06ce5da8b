import { EditorProblem } from '../../platform/client.ts';
import { problem, showProblem } from '../status.ts';

/** A browser has six connections to a host. A tab that stays hidden leaves its own to the others. */
const HIDDEN_MS = 10_000;

/** The browser connects again by itself if the connection breaks, but not if the CMS or a proxy refuses it. */
const RETRY_MS = 5_000;

const REFUSED =
  'The editor is not told what others change. It tries again. Close other editors, and check that the CMS is running.';

/**
 * Keeps a connection with the events of the CMS. `listen` takes each new one, and `renew` is called when events can have
 * been missed.
 */
export function keepConnected(url: string, listen: (events: EventSource) => void, renew: () => void): void {
  let events: EventSource | null = null;
  let hasMissed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    const opened = new EventSource(url);
    events = opened;
    listen(opened);
    opened.addEventListener('error', () => {
      hasMissed = true;
      if (opened.readyState !== EventSource.CLOSED) return;
      showProblem(new EditorProblem(REFUSED));
      timer = setTimeout(connect, RETRY_MS);
    });
    opened.addEventListener('open', () => {
      if (problem.value === REFUSED) problem.value = '';
      if (!hasMissed) return;
      hasMissed = false;
      renew();
    });
  };
  const disconnect = () => {
    events?.close();
    events = null;
    hasMissed = true;
  };
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(disconnect, HIDDEN_MS);
    else if (!events || events.readyState === EventSource.CLOSED) connect();
  });
  connect();
}
