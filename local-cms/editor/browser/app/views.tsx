import type { ComponentType } from 'preact';
import type { IconName } from '../controls/icons.ts';
import { MediaView } from '../views/media/MediaView.tsx';

type View = { name: string; label: string; icon: IconName; View: ComponentType };

/** The views beside that of the page, in the order of the rail. Each is a folder of ../views. */
export const views: readonly View[] = [{ name: 'media', label: 'Media', icon: 'media', View: MediaView }];
