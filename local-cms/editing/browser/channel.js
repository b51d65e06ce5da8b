// The one way between page and editor: messages of this name, between this window and the one that frames it, and
// of no origin but the CMS's, which this script comes from.
const CHANNEL = 'page-editor';

/** @param {string} origin of the editor */
export function createChannel(origin) {
  return {
    send: (name, data = {}) => window.parent.postMessage({ channel: CHANNEL, name, data }, origin),
    listen: (handlers) =>
      window.addEventListener('message', (event) => {
        const { channel, name, data } = event.data ?? {};
        if (event.origin !== origin || event.source !== window.parent || channel !== CHANNEL) return;
        if (Object.hasOwn(handlers, name)) handlers[name](data);
      }),
  };
}
