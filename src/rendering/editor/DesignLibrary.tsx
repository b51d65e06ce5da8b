import { COMPONENT_PLACEHOLDER } from '../component-mode';
import { Placeholder } from '../Placeholder';
import { PageContext, usePageContext } from '../page';
import { useUpdatedPage } from './use-updated-page';

/** One component alone, in the frame that the design library looks for (SDK facts §4). */
export function DesignLibrary() {
  const context = usePageContext();
  const { page, hasFailed } = useUpdatedPage(context.page);
  const { route } = page.layout.sitecore;
  return (
    <PageContext value={{ ...context, page }}>
      <main id="content">
        <div id="editing-component">
          {route && <Placeholder name={COMPONENT_PLACEHOLDER} rendering={route} />}
        </div>
        {hasFailed && (
          <p className="editor-notice" role="alert">
            The change could not be shown. Open the component again.
          </p>
        )}
      </main>
      {page.library && <script src={page.library.scriptUrl} />}
    </PageContext>
  );
}
