import type { ExternalProps } from '../../external-component';

/** Throws on purpose if the prop `where` says so. The page /what-can-go-wrong uses this component. */
export function FailingExample({ where }: ExternalProps) {
  const isServer = typeof window === 'undefined';
  if (where === 'everywhere' || (where === 'browser' && !isServer)) {
    throw new Error(`Failed on purpose: ${where}`);
  }
  return <p>This example has not failed.</p>;
}
