import { type ErrorStatus, getErrorText } from '@/texts/error-pages';
import { toDirection } from '@/texts/to-direction';
import { DocumentTitle } from './DocumentTitle';
import styles from './ErrorLayout.module.scss';

export type ErrorLayoutProps = {
  status: ErrorStatus;
  language: string;
  homeHref: string;
  /** Name of the site's theme, if it is known. */
  theme?: string;
};

/** The built-in error page. It is shown when the CMS has none or cannot be reached. */
export function ErrorLayout({ status, language, homeHref, theme }: ErrorLayoutProps) {
  const text = getErrorText(status, language);
  return (
    <div className="page on-dark">
      <DocumentTitle title={text.title} language={text.language} theme={theme} />
      <main className={styles.main} id="content" lang={text.language} dir={toDirection(text.language)}>
        <p className={styles.status}>{status}</p>
        <h1>{text.title}</h1>
        <p className={styles.advice}>{text.advice}</p>
        <p>
          <a className="button" href={homeHref}>
            {text.home}
          </a>
        </p>
      </main>
    </div>
  );
}
