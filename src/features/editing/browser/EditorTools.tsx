import { usePageData } from '@/rendering/context/page-data';
import { DesignLibrary } from './DesignLibrary';
import { EditingScripts } from './EditingScripts';
import { PreviewBanner } from './PreviewBanner';

export function EditorTools() {
  const { layout, language } = usePageData();
  const { context, route } = layout.sitecore;
  return (
    <>
      {context.renderingType === 'component' ? <DesignLibrary /> : <EditingScripts context={context} />}
      <PreviewBanner mode={context.pageState} language={language} version={route?.itemVersion} />
    </>
  );
}
