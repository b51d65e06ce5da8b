import { Message } from './messages.ts';

type Listener = (message: Message) => void;

export type Channel = ReturnType<typeof createChannel>;

/** Exchanges messages with the page in the frame. Ignores other windows, and pages that are not part of the site. */
export function createChannel(frame: HTMLIFrameElement, siteOrigin: string) {
  const listeners = new Set<Listener>();
  const receive = ({ origin, source, data }: MessageEvent) => {
    if (origin !== siteOrigin || source !== frame.contentWindow) return;
    const message = Message.safeParse(data);
    if (message.success) for (const listener of listeners) listener(message.data);
  };
  window.addEventListener('message', receive);
  const listen = (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const send = (name: string, data: object) =>
    frame.contentWindow?.postMessage({ channel: 'page-editor', name, data }, siteOrigin);
  return {
    listen,
    /** Hears nothing any more. */
    close: () => window.removeEventListener('message', receive),
    send,
    /** Puts the caret into the text at the key. Only a frame with the focus can have it. */
    type(key: string): void {
      frame.focus();
      send('type', { key });
    },
    /** Waits for the first message for which `read` returns a result. Returns null after `milliseconds`. */
    next<Result>(milliseconds: number, read: (message: Message) => Result | null): Promise<Result | null> {
      return new Promise((resolve) => {
        const finish = (result: Result | null) => {
          stop();
          clearTimeout(timer);
          resolve(result);
        };
        const stop = listen((message) => {
          const result = read(message);
          if (result !== null) finish(result);
        });
        const timer = setTimeout(() => finish(null), milliseconds);
      });
    },
  };
}
