import type { ReactNode } from 'react';
import styles from './WindGauge.module.scss';

/** Reserves space for the gauge while it loads, so that nothing moves when it appears. */
export function GaugeFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
