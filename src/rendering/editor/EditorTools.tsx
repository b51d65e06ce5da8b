import { usePage } from '../page';
import { EditingScripts } from './EditingScripts';
import { PreviewBanner } from './PreviewBanner';

/** What an editor gets beside the page itself. A chunk of its own. */
export function EditorTools() {
  const { layout, language } = usePage();
  const { context, route } = layout.sitecore;
  return (
    <>
      <EditingScripts context={context} />
      <PreviewBanner mode={context.pageState} language={language} version={route?.itemVersion} />
    </>
  );
}
