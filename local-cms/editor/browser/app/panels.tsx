import type { ComponentType } from 'preact';
import type { IconName } from '../controls/icons.ts';
import { AddPanel } from '../panels/add/AddPanel.tsx';
import { AppearancePanel } from '../panels/appearance/AppearancePanel.tsx';
import { AudiencePanel } from '../panels/audience/AudiencePanel.tsx';
import { FieldsPanel } from '../panels/fields/FieldsPanel.tsx';
import { LanguagesPanel } from '../panels/languages/LanguagesPanel.tsx';
import { LibraryPanel } from '../panels/library/LibraryPanel.tsx';
import { OutlinePanel } from '../panels/outline/OutlinePanel.tsx';
import { PagesPanel } from '../panels/pages/PagesPanel.tsx';
import { VersionsPanel } from '../panels/versions/VersionsPanel.tsx';

type Panel = { name: string; label: string; icon: IconName; Panel: ComponentType };

/** The panels at the left of the page, in the order of the rail. Each is a folder of ../panels. */
export const leftPanels: readonly Panel[] = [
  { name: 'pages', label: 'Pages', icon: 'pages', Panel: PagesPanel },
  { name: 'outline', label: 'Outline', icon: 'outline', Panel: OutlinePanel },
  { name: 'add', label: 'Add', icon: 'add', Panel: AddPanel },
  { name: 'library', label: 'Library', icon: 'components', Panel: LibraryPanel },
];

/** The panels at the right of the page, as tabs. */
export const rightPanels: readonly Panel[] = [
  { name: 'content', label: 'Content', icon: 'page', Panel: FieldsPanel },
  { name: 'appearance', label: 'Appearance', icon: 'components', Panel: AppearancePanel },
  { name: 'audience', label: 'Audience', icon: 'person', Panel: AudiencePanel },
  { name: 'versions', label: 'Versions', icon: 'undo', Panel: VersionsPanel },
  { name: 'languages', label: 'Languages', icon: 'dictionary', Panel: LanguagesPanel },
];
