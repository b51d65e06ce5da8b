import type { ReactNode } from 'react';
import styles from './WindGauge.module.scss';

/** Keeps the gauge's place while it loads, so that nothing moves when it comes. */
export function GaugeFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
