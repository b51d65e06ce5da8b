/** @jsxImportSource preact */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { listenForShortcuts } from './app/shortcuts.ts';
import './app/tokens.css';
import './app/base.css';
import { here, startContent } from './state/content.ts';
import { startEvents } from './state/events.ts';
import { guardUnsaved } from './state/guard-unsaved.ts';
import { startPageState } from './state/page-state.ts';
import { startPlace } from './state/place.ts';
import { startProblems } from './state/problems.ts';

startPlace();
startContent();
startPageState();
startEvents();
startProblems();
guardUnsaved();
listenForShortcuts();
effect(() => {
  const { title } = here.value.page ?? {};
  document.title = title ? `${title} – Page editor` : 'Page editor';
});
render(<App />, document.body);
