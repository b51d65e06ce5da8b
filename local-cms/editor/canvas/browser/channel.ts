import { isRecord } from '../../../content/yaml/same-data.ts';

const CHANNEL = 'page-editor';

type Handler = (data: Readonly<Record<string, unknown>>) => void;

export type Channel = ReturnType<typeof createChannel>;

/** Exchanges messages with the window that frames this page, but only if that window has the editor's origin. */
export function createChannel(origin: string) {
  return {
    send: (name: string, data: object = {}): void =>
      window.parent.postMessage({ channel: CHANNEL, name, data }, origin),
    listen: (handlers: ReadonlyMap<string, Handler>): void =>
      window.addEventListener('message', (event) => {
        const message: unknown = event.data;
        if (event.origin !== origin || event.source !== window.parent || !isRecord(message)) return;
        const { channel, name, data } = message;
        if (channel === CHANNEL && typeof name === 'string') handlers.get(name)?.(isRecord(data) ? data : {});
      }),
  };
}
