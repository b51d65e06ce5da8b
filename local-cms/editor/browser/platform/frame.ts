import type { Channel } from './channel.ts';
import { EditorProblem, requestSession, type SessionParameters } from './client.ts';
import { createSessions } from './sessions.ts';

/** Time limit for loading a page. It is long, because `next dev` compiles a page at the first request. */
const LOAD_MS = 20_000;
const REFRESH_MS = 5_000;
/** Maximum number of editing sessions for one page. A slow machine can need several of these three-second sessions. */
const MAX_TRIES = 3;

const NO_CANVAS =
  'The page was loaded without the editor’s script. Open it again. If that does not help, check the site’s log.';

/**
 * Loads each page in edit mode first. Its canvas script then changes state, version or variant without a reload.
 * `listUnsaved` names the fields that the page keeps as they are typed.
 */
export function createFrame(
  frame: HTMLIFrameElement,
  channel: Channel,
  siteUrl: string,
  listUnsaved: () => readonly { item: string; field: string }[],
) {
  let top = 0;
  let shown = '';
  const sessions = createSessions(requestSession);
  /** When the document in the frame was loaded, by its last outline. */
  let loadedAt = 0;
  let isShowing = false;
  channel.listen((message) => {
    if (message.name === 'scrolled') top = message.data.top;
    if (message.name === 'outline') loadedAt = message.data.loadedAt;
  });

  const navigate = (path: string) =>
    // Replaces the history entry, so that the browser's back button leaves the editor.
    frame.contentWindow?.location.replace(new URL(path, siteUrl).href);

  async function load(session: SessionParameters): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const path = await sessions.open({ ...session, mode: 'edit' });
      const left = loadedAt;
      // The document that is being left can still report.
      const state = channel.next(LOAD_MS, (message) =>
        message.name === 'outline' && message.data.loadedAt !== left ? message.data.state : null,
      );
      navigate(path);
      if ((await state) === 'edit') return;
    }
    throw new EditorProblem(NO_CANVAS);
  }

  /** Refreshes the page without a reload. Returns whether the page then has the requested state. */
  async function refresh(session: SessionParameters): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const path = await sessions.open(session);
      const done = channel.next(REFRESH_MS, (message) =>
        message.name === 'refreshed' ? message.data : null,
      );
      channel.send('refresh', { path, unsaved: listUnsaved() });
      const result = await done;
      if (!result?.isDone) return false;
      // Another window can have opened a session for another page meanwhile.
      const isOther = result.item !== null && result.item !== session.sc_itemid;
      if (result.state === session.mode && !isOther) return true;
    }
    return false;
  }

  async function show(session: SessionParameters, page: string): Promise<void> {
    const isSame = shown === page;
    const before = isSame ? top : 0;
    if (isSame && (await refresh(session))) return;
    shown = '';
    await load(session);
    if (session.mode !== 'edit' && !(await refresh(session))) throw new EditorProblem(NO_CANVAS);
    channel.send('scroll', { top: before });
    shown = page;
  }

  return {
    /** Opens the session while a change is being saved after which the page will be shown again. */
    expectPage(session: SessionParameters): void {
      // It would replace the session of the page that is being shown.
      if (!isShowing) sessions.openEarly(session);
    },
    async showPage(session: SessionParameters, page: string): Promise<void> {
      isShowing = true;
      await show(session, page).finally(() => {
        isShowing = false;
      });
    },
    /** Always reloads the frame, because a page of the design library has no canvas script. */
    async showComponent(session: SessionParameters): Promise<void> {
      shown = '';
      const path = await sessions.open(session);
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      navigate(path);
      await loaded;
    },
  };
}
