import { EditorProblem } from './server.js';

/** Milliseconds; in development the first rendering of a page takes that long. */
const LOAD_MS = 20_000;
const REFRESH_MS = 5_000;
/** A session lasts three seconds: on a slow machine a page may come too late for it. */
const MAX_TRIES = 3;

const NO_CANVAS =
  'The page came without what an editor needs. Open it again; if that does not help, the site’s log says why.';

/**
 * Shows pages in the frame. A page is always loaded in edit, which brings the script that this editor speaks with;
 * every other state, version and variant is a soft refresh from there.
 */
export function createFrame({ frame, channel, siteUrl, openSession }) {
  let top = 0;
  let opened = '';
  channel.on('scrolled', (data) => {
    top = data.top;
  });

  async function load(request) {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const location = await openSession({ ...request, mode: 'edit' });
      const shown = channel.next('outline', LOAD_MS);
      // In the place of the last one: going back leads out of the editor, not through all that was shown.
      frame.contentWindow.location.replace(new URL(location, siteUrl).href);
      if ((await shown)?.state === 'edit') return;
    }
    throw new EditorProblem(NO_CANVAS);
  }

  async function refresh(request) {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const location = await openSession(request);
      const done = channel.next('refreshed', REFRESH_MS);
      channel.send('refresh', { path: location });
      const answer = await done;
      if (!answer?.isDone) return false;
      if (answer.state === request.mode) return true;
    }
    return false;
  }

  return {
    /** A page as `request` asks for it; the scroll position stays when it is the page that is there already. */
    async showPage(request, page) {
      const isSame = opened === page;
      const before = isSame ? top : 0;
      if (isSame && (await refresh(request))) return;
      opened = '';
      await load(request);
      if (request.mode !== 'edit' && !(await refresh(request))) throw new EditorProblem(NO_CANVAS);
      channel.send('scroll', { top: before });
      opened = page;
    },
    /** One component alone; the design library's page has a script of its own. */
    async showComponent(request) {
      opened = '';
      const location = await openSession(request);
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      frame.contentWindow.location.replace(new URL(location, siteUrl).href);
      await loaded;
    },
  };
}
