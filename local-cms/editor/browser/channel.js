import { isMessage } from './messages.js';

const CHANNEL = 'page-editor';

/** The editor's end of the way to the page: only the framed window is heard, and only while it shows the site. */
export function createChannel(frame, siteOrigin) {
  const listeners = new Map();
  window.addEventListener('message', ({ origin, source, data: message }) => {
    const { channel, name, data } = message ?? {};
    if (origin !== siteOrigin || source !== frame.contentWindow || channel !== CHANNEL) return;
    if (isMessage(name, data)) for (const listener of listeners.get(name) ?? []) listener(data);
  });
  const on = (name, listener) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known.add(listener));
    return () => known.delete(listener);
  };
  return {
    on,
    send: (name, data) => frame.contentWindow.postMessage({ channel: CHANNEL, name, data }, siteOrigin),
    /** The next message of that name that fits; null when none came in time. */
    next: (name, milliseconds, fits = () => true) =>
      new Promise((resolve) => {
        const stop = on(name, (data) => {
          if (!fits(data)) return;
          finish(data);
        });
        const timer = setTimeout(() => finish(null), milliseconds);
        const finish = (data) => {
          stop();
          clearTimeout(timer);
          resolve(data);
        };
      }),
  };
}
