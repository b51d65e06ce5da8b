import { useSyncExternalStore } from 'react';
import styles from './PreviewBanner.module.scss';

type PreviewBannerProps = { mode?: string; language: string; version?: number };

/** Tells whoever sees a page that is not public what it is. Inside the editor's frame the editor says so itself. */
export function PreviewBanner({ mode, language, version }: PreviewBannerProps) {
  const isAlone = useSyncExternalStore(
    neverChanges,
    () => window.parent === window,
    () => false,
  );
  if (!isAlone) return null;
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
