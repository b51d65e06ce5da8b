import { effect, untracked } from '@preact/signals';
import { pressKey } from '../../app/shortcuts.ts';
import { type Channel, createChannel } from '../../platform/channel.ts';
import { EditorProblem, fetchPage, type Page, type SessionParameters } from '../../platform/client.ts';
import { createUuid } from '../../platform/create-uuid.ts';
import type { Description } from '../../platform/description.ts';
import { createFrame } from '../../platform/frame.ts';
import type { Outline } from '../../platform/messages.ts';
import { here, mayChange } from '../../state/content/content.ts';
import { toShownState } from '../../state/content/shown-state.ts';
import { createNewestQueue } from '../../state/create-newest-queue.ts';
import { clearGhost, markAudience, showDifference } from '../../state/page/ghosts.ts';
import {
  channel,
  emptyPage,
  hoveredKey,
  openPage,
  takeOutline,
  takeSelection,
} from '../../state/page/open-page.ts';
import { expectation, openRichText, renewal } from '../../state/page/renewal.ts';
import { returnToOrigin } from '../../state/page/typing-origin.ts';
import type { Place } from '../../state/place/parse-place.ts';
import { place } from '../../state/place/place.ts';
import { listUnsaved, showUnsaved } from '../../state/saving/list-unsaved.ts';
import { announce, problem, showProblem } from '../../state/status.ts';
import { followNames } from './follow-names.ts';
import { takeStructure } from './structure/take-message.ts';
import { takeRequest } from './take-request.ts';
import { takeTyping } from './take-typing.ts';

type Shown = Omit<Place, 'page'> & { page: Page };

const toState = ({ state, page }: Shown): Outline['state'] => toShownState(state, page);

/** `variants` are those that the page has, of all audiences. */
function toPageSession(shown: Shown, variants: readonly string[]): SessionParameters {
  const { page, site, language, version, audience } = shown;
  const mode = toState(shown);
  return {
    mode,
    route: page.path,
    sc_site: site,
    sc_itemid: page.itemId,
    sc_lang: language,
    sc_version: version,
    sc_variant: variants.includes(audience) ? audience : '',
  };
}

const toComponentSession = (shown: Shown): SessionParameters => ({
  mode: toState(shown) === 'edit' ? 'library-metadata' : 'library',
  sc_site: shown.site,
  sc_itemid: shown.page.itemId,
  sc_lang: shown.language,
  sc_renderingId: shown.component,
  sc_uid: createUuid(),
});

const HOW: Readonly<Record<Outline['state'], string>> = {
  edit: '',
  preview: ' as a preview',
  normal: ' as visitors see it',
};

function toText(shown: Shown): string {
  if (shown.component) return 'The component is shown alone.';
  const text = `${shown.page.title} is open${HOW[toState(shown)]}.`;
  return here.value.site?.isRecorded
    ? `${text} The site is recorded: it is read-only, and its fields have no chromes.`
    : text;
}

/** Returns a text that changes when something else is to be shown. */
const toSubject = ({ page, site, language, version, audience, component, state }: Shown): string =>
  JSON.stringify([site, language, page.itemId, page.path, version, audience, component, state]);

/** Returns a function that says what is open. What is shown again after a change is no news. */
function createOpening(): (shown: Shown) => void {
  let last = '';
  return (shown) => {
    const { page, language, version, audience, component, state } = shown;
    const opened = [page.itemId, language, version, audience, component, state].join();
    if (opened !== last) announce(toText(shown));
    last = opened;
  };
}

const fetchDescription = ({ page, language, version, audience }: Shown): Promise<Description> =>
  fetchPage({ item: page.itemId, language, version, audience });

/** Fails after the last one has ended, so that nothing of it goes on beside what is next. */
async function whenAllEnd(tasks: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(tasks)) if (result.status === 'rejected') throw result.reason;
}

function listenToPage(messages: Channel): void {
  messages.listen((message) => {
    if (message.name === 'outline') takeOutline(message.data);
    else if (message.name === 'hover') hoveredKey.value = message.data.key;
    else if (message.name === 'selected') takeSelection(message.data.key);
    else if (message.name === 'key') pressKey(message.data);
    else if (message.name === 'left') returnToOrigin();
    else if (message.name === 'began' || message.name === 'input' || message.name === 'ended')
      takeTyping(message);
    else {
      takeRequest(message, messages);
      takeStructure(message);
    }
  });
}

/** Why the page could not be shown last. */
let failure = '';

function showFailure(error: unknown): void {
  openPage.value = { ...emptyPage, status: 'failed' };
  try {
    showProblem(error);
  } finally {
    failure = problem.value;
  }
}

/** Shows in the frame what the address says, and again when it changes. Returns a function that stops this. */
export function followPlace(element: HTMLIFrameElement, siteUrl: string): () => void {
  const messages = createChannel(element, new URL(siteUrl).origin);
  const frame = createFrame(element, messages, siteUrl, () =>
    listUnsaved().map(({ itemId, name }) => ({ item: itemId, field: name })),
  );
  channel.value = messages;
  listenToPage(messages);

  let described = '';
  const sayOpen = createOpening();
  const show = async (shown: Shown, isNewest: () => boolean) => {
    const { page, language, version } = shown;
    const describing = fetchDescription(shown).then((description) => {
      const subject = [page.itemId, language, version].join();
      if (subject === described) showDifference(description);
      described = subject;
      openPage.value = { ...openPage.value, description };
      return description;
    });
    if (shown.component) {
      await describing;
      openPage.value = { ...openPage.value, outline: [], faults: [] };
      await frame.showComponent(toComponentSession(shown));
    } else {
      // Only an audience needs the description first.
      const variants = shown.audience ? (await describing).variants : [];
      await whenAllEnd([frame.showPage(toPageSession(shown, variants), page.path), describing]);
    }
    clearGhost();
    // A page that was left cannot tell that its rich text has ended.
    openRichText.value = null;
    // What is shown now is left at once, so nothing can be typed into it.
    if (!isNewest()) return;
    if (problem.value === failure) problem.value = '';
    messages.send('mode', { mayChange: mayChange.value });
    showUnsaved();
    openPage.value = { ...openPage.value, status: 'shown' };
    sayOpen(shown);
  };

  const inTurn = createNewestQueue();
  const start = (shown: Shown) => {
    openPage.value = { ...openPage.value, status: 'loading' };
    inTurn(async (isNewest) => {
      try {
        await show(shown, isNewest);
      } catch (error) {
        openRichText.value = null;
        // Nobody waits for this page any more.
        if (!isNewest() && error instanceof EditorProblem) return;
        showFailure(error);
      }
    });
  };

  let before = '';
  let latest: Shown | null = null;
  const stopShowing = effect(() => {
    const { site, language, page } = here.value;
    if (!site || !page) return;
    const shown = { ...place.value, site: site.name, language, page };
    latest = shown;
    const now = toSubject(shown) + renewal.value;
    if (now === before) return;
    before = now;
    untracked(() => {
      markAudience(page.itemId, shown.audience);
      start(shown);
    });
  });
  const stopExpecting = effect(() => {
    if (!expectation.value || !latest || latest.component) return;
    const audience = expectation.value.audience ?? latest.audience;
    // A variant that is being made is not in the description yet.
    frame.expectPage(toPageSession({ ...latest, audience }, [audience]));
  });
  const stopNaming = followNames(() => latest && fetchDescription(latest));
  return () => {
    stopNaming();
    stopShowing();
    stopExpecting();
    messages.close();
    channel.value = null;
  };
}
