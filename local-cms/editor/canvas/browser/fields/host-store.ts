import type { ChromeNode } from '../read-chromes.ts';

type Host = { element: HTMLElement; release(): void };

/** Remembers what was typed into since the page was updated last, by the opening chrome. */
export function createHostStore<Type extends Host>(create: (node: ChromeNode) => Type | null) {
  const hosts = new Map<Element, Type>();
  return {
    open(node: ChromeNode): Type | null {
      if (!node.open) return null;
      const known = hosts.get(node.open);
      if (known?.element.isConnected) return known;
      const host = create(node);
      if (host) hosts.set(node.open, host);
      return host;
    },
    release(host: Type): void {
      host.release();
      for (const [open, known] of hosts) if (known === host) hosts.delete(open);
    },
    releaseAll(): void {
      for (const host of hosts.values()) host.release();
      hosts.clear();
    },
  };
}
