/** @jsxImportSource preact */
import './app.css';
import { Status } from '../controls/messages/Status.tsx';
import { LinkDialog } from '../panels/fields/links/LinkDialog.tsx';
import { ChoosePictureDialog } from '../panels/fields/media/ChoosePicture.tsx';
import { PictureDialog } from '../panels/fields/media/DescribePicture.tsx';
import { PageDialogs } from '../panels/pages/PageDialogs.tsx';
import { content } from '../state/content/content.ts';
import { place } from '../state/place/place.ts';
import { PageView } from '../views/page/PageView.tsx';
import { SharedDialog } from '../views/page/structure/SharedDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Help } from './Help.tsx';
import { IncompleteDialog } from './IncompleteDialog.tsx';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';
import { Tour } from './Tour.tsx';
import { views } from './views.tsx';

/** The page stays in its frame while another view covers it, so that coming back takes no time. */
export function App() {
  const view = views.find(({ name }) => name === place.value.view);
  return (
    <div class="app">
      <TopBar />
      <Tour />
      <Rail />
      <main class="view" aria-label={view?.label ?? 'Page'} tabIndex={-1}>
        {view && <view.View />}
        {content.value && <PageView isHidden={view !== undefined} siteUrl={content.value.siteUrl} />}
      </main>
      <PageDialogs />
      <Status />
      <ConflictDialog />
      <IncompleteDialog />
      <SharedDialog />
      <LinkDialog />
      <ChoosePictureDialog />
      <PictureDialog />
      <Help />
    </div>
  );
}
