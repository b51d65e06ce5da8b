import { type PageData, usePhrase } from '@/rendering/context/page-data';
import { Placeholder } from '@/rendering/placeholder/Placeholder';

/** The three root placeholders, in the landmarks header, main and footer. */
export function PageFrame({ page }: { page: PageData }) {
  const phrase = usePhrase();
  const { route } = page.layout.sitecore;
  if (!route) return null;
  return (
    <>
      <header className="page-header">
        {/* In the header, because all content must be in a landmark. The consent banner comes before it. */}
        <a className="skip-link" href="#content">
          {phrase('skip-to-content')}
        </a>
        <div className="row page-row">
          <Placeholder name="headless-header" rendering={route} />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="row page-row">
          <Placeholder name="headless-main" rendering={route} />
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
