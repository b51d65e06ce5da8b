import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

type BrowserOnlyProps = {
  /** Shown on the server, and until the content is loaded. */
  frame: ReactNode;
  children: ReactNode;
};

/**
 * Renders content only in the browser. `next/dynamic` with `ssr: false` would cause a hydration error when the content
 * is already loaded.
 */
export function BrowserOnly({ frame, children }: BrowserOnlyProps) {
  const isBrowser = useSyncExternalStore(subscribe, isTrue, isFalse);
  return isBrowser ? <Suspense fallback={frame}>{children}</Suspense> : frame;
}

const subscribe = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
