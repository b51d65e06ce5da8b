import { warnOnce } from '@/rendering/component/warn-once';
import { findContentLanguage } from '@/rendering/context/content-language';
import { type PageData, usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import { listMainPlaceholders, MAIN_PLACEHOLDER } from '@/rendering/layout/main-placeholders';
import { Placeholder } from '@/rendering/placeholder/Placeholder';

/** The root placeholders, in the landmarks header, main and footer. A tenant may have others than the three of SXA. */
export function PageFrame({ page }: { page: PageData }) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  const { route } = page.layout.sitecore;
  if (!route) return null;
  const mainNames = listMainPlaceholders(route);
  if (typeof window === 'undefined') mainNames.forEach(reportUnusual);
  return (
    <>
      <header className="page-header">
        {/* In the header, because all content must be in a landmark. The consent banner comes before it. */}
        <a className="skip-link" href="#content" lang={phraseLanguage('skip-to-content')}>
          {phrase('skip-to-content')}
        </a>
        <div className="row page-row">
          <Placeholder name="headless-header" rendering={route} />
        </div>
      </header>
      <main id="content" tabIndex={-1} lang={findContentLanguage(page)}>
        <div className="row page-row">
          {mainNames.map((name) => (
            <Placeholder key={name} name={name} rendering={route} />
          ))}
        </div>
      </main>
      <footer className="page-footer on-dark">
        <div className="row page-row">
          <Placeholder name="headless-footer" rendering={route} />
        </div>
      </footer>
    </>
  );
}

function reportUnusual(name: string): void {
  if (name !== MAIN_PLACEHOLDER) warnOnce(`The root placeholder '${name}' is shown in <main>.`);
}
