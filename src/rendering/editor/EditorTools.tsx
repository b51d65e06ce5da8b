import { usePage } from '../page';
import { DesignLibrary } from './DesignLibrary';
import { EditingScripts } from './EditingScripts';
import { PreviewBanner } from './PreviewBanner';

/** What an editor gets beside the page itself, or in its place. A chunk of its own. */
export function EditorTools() {
  const { layout, language } = usePage();
  const { context, route } = layout.sitecore;
  return (
    <>
      {context.renderingType === 'component' ? <DesignLibrary /> : <EditingScripts context={context} />}
      <PreviewBanner mode={context.pageState} language={language} version={route?.itemVersion} />
    </>
  );
}
