import type { ComponentType } from 'preact';
import type { IconName } from '../controls/icons.ts';
import { contentProblems } from '../state/content/problems.ts';
import { DictionaryView } from '../views/dictionary/DictionaryView.tsx';
import { InboxView } from '../views/inbox/InboxView.tsx';
import { MediaView } from '../views/media/MediaView.tsx';
import { ProblemsView } from '../views/problems/ProblemsView.tsx';
import { RedirectsView } from '../views/redirects/RedirectsView.tsx';

type View = {
  name: string;
  label: string;
  icon: IconName;
  View: ComponentType;
  /** How much in the view waits for somebody. */
  count?: () => number;
};

/** The views beside that of the page, in the order of the rail. Each is a folder of ../views. */
export const views: readonly View[] = [
  { name: 'media', label: 'Media', icon: 'media', View: MediaView },
  { name: 'dictionary', label: 'Dictionary', icon: 'dictionary', View: DictionaryView },
  { name: 'redirects', label: 'Redirects', icon: 'redirects', View: RedirectsView },
  {
    name: 'problems',
    label: 'Problems',
    icon: 'problems',
    View: ProblemsView,
    count: () => contentProblems.value?.length ?? 0,
  },
  { name: 'inbox', label: 'Inbox', icon: 'inbox', View: InboxView },
];
