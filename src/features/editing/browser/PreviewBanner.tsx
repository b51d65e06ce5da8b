import { useSyncExternalStore } from 'react';
import styles from './PreviewBanner.module.scss';

type PreviewBannerProps = { mode?: string; language: string; version?: number };

/** The banner is not shown in a frame, where the editor already says that the page is not public. */
export function PreviewBanner({ mode, language, version }: PreviewBannerProps) {
  const isTopWindow = useSyncExternalStore(
    neverChanges,
    () => window.parent === window,
    () => false,
  );
  if (!isTopWindow) return null;
  const route = encodeURIComponent(decodeURI(window.location.pathname));
  return (
    <section className={styles.banner} aria-label="Preview" lang="en">
      <p>
        Not public: {mode}, {language}
        {version !== undefined && `, version ${version}`}
      </p>
      <a href={`/api/editing/exit?route=${route}`}>Show the public page</a>
    </section>
  );
}

const neverChanges = () => () => undefined;
