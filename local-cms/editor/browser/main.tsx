/** @jsxImportSource preact */
import { render } from 'preact';
import { App } from './app/App.tsx';
import { listenForShortcuts } from './app/shortcuts.ts';
import './app/tokens.css';
import './app/base.css';
import { startContent } from './state/content.ts';
import { startPlace } from './state/place.ts';

startPlace();
startContent();
listenForShortcuts();
render(<App />, document.body);
