/** @jsxImportSource preact */
import { render } from 'preact';
import { App } from './app/App.tsx';
import './app/tokens.css';
import './app/base.css';
import { startContent } from './state/content.ts';
import { startPlace } from './state/place.ts';

startPlace();
startContent();
render(<App />, document.body);
