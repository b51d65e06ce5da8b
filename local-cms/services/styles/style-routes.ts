import { Hono } from 'hono';
import { LIBRARY_STYLES } from '../../content/served-files.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { serveFile } from '../feaas/serve-file.ts';

/** Classes that the editor of Sitecore Pages writes (CKEditor 5). */
const CONTENT_STYLES = `.ck-content figure.image { display: table; clear: both; margin: 1em auto; text-align: center; }
.ck-content .image-style-side { float: inline-end; max-width: 50%; margin-inline-start: 1.5em; }
.ck-content figure.table table { border-collapse: collapse; }
.ck-content figure.table :is(td, th) { border: 1px solid; padding: 0.4em; }
.ck-content .text-big { font-size: 1.4em; }
.ck-content .text-small { font-size: 0.85em; }
`;

/** Not an empty text, because axe reports an empty style sheet as one that does not load. */
const NO_STYLES = '/* This library has no styles. */\n';

/** Serves the style sheets that Experience Edge has for rich text and for libraries. A library may have none. */
export function createStyleRoutes({ getSnapshot }: { getSnapshot(): Snapshot }): Hono {
  const app = new Hono();
  app.get('/v1/files/pages/styles/content-styles.css', () => toStyleSheet(CONTENT_STYLES));
  app.get(`${LIBRARY_STYLES}/*`, ({ req }) => {
    const { served } = getSnapshot();
    return served.has(req.path) ? serveFile(served, req.path) : toStyleSheet(NO_STYLES);
  });
  return app;
}

const toStyleSheet = (css: string): Response =>
  new Response(css, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    },
  });
