import type { ReactNode } from 'react';

/** Reserves the gauge's space while the gauge loads, so that nothing on the page moves when it appears. */
export function GaugeFrame({ children }: { children: ReactNode }) {
  return <div className="wind-gauge">{children}</div>;
}
