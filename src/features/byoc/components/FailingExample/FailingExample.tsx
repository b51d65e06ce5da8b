import type { ExternalProps } from '../../external-component';

/** Fails on purpose, for the page /what-can-go-wrong. */
export function FailingExample({ where }: ExternalProps) {
  const isServer = typeof window === 'undefined';
  if (where === 'everywhere' || (where === 'browser' && !isServer)) {
    throw new Error(`Failed on purpose: ${where}`);
  }
  return <p>This example has not failed.</p>;
}
