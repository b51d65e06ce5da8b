import type { ChromeNode } from '../read-chromes.ts';
import { createTextHost, type TextHost } from './text-host.ts';

/** Remembers what was typed into since the page was updated last. */
export function createHostStore() {
  const hosts = new Map<Element, TextHost>();
  return {
    open(node: ChromeNode): TextHost | null {
      if (!node.open) return null;
      const known = hosts.get(node.open);
      if (known?.element.isConnected) return known;
      const host = createTextHost(node);
      if (host) hosts.set(node.open, host);
      return host;
    },
    releaseAll(): void {
      for (const host of hosts.values()) host.release();
      hosts.clear();
    },
  };
}
