/** @jsxImportSource preact */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { listenForShortcuts } from './app/shortcuts.ts';
import './app/tokens.css';
import './app/base.css';
import './app/forced-colors.css';
import { here, startContent } from './state/content/content.ts';
import { startEvents } from './state/content/events.ts';
import { followChanges } from './state/content/follow-changes.ts';
import { startProblems } from './state/content/problems.ts';
import { startPlace } from './state/place/place.ts';
import { guardUnsaved } from './state/saving/guard-unsaved.ts';
import { startPageState } from './state/saving/page-state.ts';
import { startUndoScope } from './state/saving/undo-scope.ts';
import { startUnloadedValues } from './state/saving/unloaded-values.ts';

startPlace();
followChanges();
startContent();
startPageState();
startUndoScope();
startEvents();
startProblems();
startUnloadedValues();
guardUnsaved();
listenForShortcuts();
effect(() => {
  const { title } = here.value.page ?? {};
  document.title = title ? `${title} – Page editor` : 'Page editor';
});
render(<App />, document.body);
