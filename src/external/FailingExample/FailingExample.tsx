import type { ExternalProps } from '@/rendering/byoc/external-component';

/** Fails on purpose, and where it is told to: /what-can-go-wrong shows what visitors and editors then read. */
export function FailingExample({ where }: ExternalProps) {
  const isServer = typeof window === 'undefined';
  if (where === 'everywhere' || (where === 'browser' && !isServer)) {
    throw new Error(`Failed on purpose: ${where}`);
  }
  return <p>This example has not failed.</p>;
}
