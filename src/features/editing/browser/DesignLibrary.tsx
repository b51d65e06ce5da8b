import { PageContext, usePageContext } from '@/rendering/context/page-data';
import { COMPONENT_PLACEHOLDER } from '@/rendering/placeholder/component-mode';
import { Placeholder } from '@/rendering/placeholder/Placeholder';
import { useUpdatedPage } from './use-updated-page';

/** Renders one component inside the element that the design library looks for (SDK facts §4). */
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
