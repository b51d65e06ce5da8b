import { processWide } from '../process/process-wide';

/** `published`: any content may have changed. `renewed`: Redis says more about these pages (internal paths). */
export type Message = { kind: 'published' } | { kind: 'renewed'; pages: readonly string[] };

/** `isOwn`: this process has sent the message. */
export type MessageListener = (message: Message, isOwn: boolean) => void;

/** The way to the other nodes. */
type MessageLink = {
  publish: (message: Message) => Promise<void>;
  /** Whether messages of other nodes arrive at the moment. */
  isLive: () => boolean;
};

export type MessageHub = {
  send: (message: Message) => Promise<void>;
  onMessage: (listener: MessageListener) => () => void;
  onMissed: (listener: () => void) => () => void;
  isLive: () => boolean;
  /** Hands a message of another node to the listeners. */
  deliver: (message: Message) => void;
  /** Tells the listeners that messages of other nodes may have been lost. */
  deliverMissed: () => void;
  connect: (link: MessageLink) => void;
};

export function createMessageHub(): MessageHub {
  const listeners = new Set<MessageListener>();
  const missedListeners = new Set<() => void>();
  let link: MessageLink | null = null;

  const deliver = (message: Message, isOwn = false) => {
    for (const listener of listeners) listener(message, isOwn);
  };

  return {
    deliver,
    deliverMissed: () => {
      for (const listener of missedListeners) listener();
      deliver({ kind: 'published' });
    },
    send: async (message) => {
      deliver(message, true);
      await link?.publish(message);
    },
    onMessage: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onMissed: (listener) => {
      missedListeners.add(listener);
      return () => void missedListeners.delete(listener);
    },
    isLive: () => link?.isLive() ?? false,
    connect: (given) => {
      link = given;
    },
  };
}

export const getMessageHub = (): MessageHub => processWide('messages', createMessageHub);

/**
 * Hands the message to the listeners of this process at once, and to those of the other nodes through Redis. Never
 * rejects: nodes that could not be reached get `published` when they are connected again.
 */
export const sendMessage = (message: Message): Promise<void> => getMessageHub().send(message);

/** Calls the listener for the messages of all nodes, this one too. It must not throw. Returns how to stop it. */
export const onMessage = (listener: MessageListener): (() => void) => getMessageHub().onMessage(listener);
