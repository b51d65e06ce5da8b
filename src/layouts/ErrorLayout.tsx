import { DocumentTitle } from './DocumentTitle';
import styles from './ErrorLayout.module.scss';
import { type ErrorStatus, findErrorText } from './error-texts';

export type ErrorLayoutProps = { status: ErrorStatus; language: string; homeHref: string };

/** An error page that needs nothing but itself: for when the CMS has none to give. */
export function ErrorLayout({ status, language, homeHref }: ErrorLayoutProps) {
  const text = findErrorText(status, language);
  return (
    <div className="page on-dark">
      <DocumentTitle title={text.title} language={text.language} />
      <main className={styles.main} id="content" lang={text.language}>
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
