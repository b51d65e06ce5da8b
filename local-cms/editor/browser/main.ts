import { createChannel } from './channel.ts';
import { createFrame } from './frame.ts';
import {
  EditorProblem,
  fetchContent,
  fetchPage,
  type Page,
  type SessionParameters,
  type Site,
} from './local-cms-client.ts';
import type { Outline } from './messages.ts';
import { createOutline } from './outline.ts';
import { createPickers } from './pickers.ts';

function getElement<Element extends HTMLElement>(selector: string, type: new () => Element): Element {
  const element = document.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`index.html has no ${selector}.`);
}

const frame = getElement('iframe', HTMLIFrameElement);
const status = getElement('#status', HTMLElement);
const problemLine = getElement('#problem', HTMLElement);
const faultList = getElement('#faults', HTMLElement);
const emptyOutline = getElement('#empty-outline', HTMLElement);

type Chosen = ReturnType<ReturnType<typeof createPickers>['read']> & { page: Page };

function start({ siteUrl, sites }: { siteUrl: string; sites: readonly Site[] }): void {
  const channel = createChannel(frame, new URL(siteUrl).origin);
  const pages = createFrame(frame, channel, siteUrl);
  const pickers = createPickers(getElement('#pickers', HTMLFormElement), sites);
  let components: Readonly<Record<string, string>> = {};
  const showOutline = createOutline({
    list: getElement('#outline', HTMLElement),
    channel,
    toName: ({ type, name = '', uid = '' }) =>
      type === 'rendering' ? (components[uid] ?? 'Rendering') : name,
  });
  const report = ({ outline, faults }: Pick<Outline, 'outline' | 'faults'>) => {
    showOutline(outline);
    emptyOutline.hidden = outline.length > 0;
    faultList.replaceChildren(
      ...faults.map((fault) => Object.assign(document.createElement('li'), { textContent: fault })),
    );
  };
  channel.listen((message) => {
    if (message.name === 'outline') report(message.data);
  });

  const show = async () => {
    const { page, ...chosen } = pickers.read();
    if (!page) return showStatus('', 'The site has no page in this language. Choose another one.');
    showStatus('Loading …');
    const { language, version } = chosen;
    const description = await fetchPage({ item: page.itemId, language, version });
    components = description.components;
    pickers.fillVariants(description.variants);
    if (chosen.component) {
      report({ outline: [], faults: [] });
      await pages.showComponent(toComponentSession({ ...chosen, page }));
    } else {
      const { variant } = pickers.read();
      await pages.showPage(toPageSession({ ...chosen, page, variant }), page.path);
    }
    showStatus(toStatus({ ...chosen, page }));
  };

  // Runs one change after another. If several changes are waiting, only the newest change runs.
  let last = Promise.resolve();
  let newest = 0;
  const change = () => {
    newest += 1;
    const turn = newest;
    last = last.then(() => (turn === newest ? show() : undefined)).catch(showProblem);
  };
  pickers.onChange((name) => {
    if (name === 'width') frame.style.width = toWidth(pickers.read().width);
    else change();
  });
  change();
}

const toWidth = (pixels: string): string => (pixels ? `${pixels}px` : '');

function toPageSession({ site, language, page, version, variant, state }: Chosen): SessionParameters {
  if (state === 'normal') return { mode: 'normal', route: page.path };
  return {
    mode: state,
    route: page.path,
    sc_site: site,
    sc_itemid: page.itemId,
    sc_lang: language,
    sc_version: version,
    sc_variant: variant,
  };
}

const toComponentSession = ({ site, language, page, component, state }: Chosen): SessionParameters => ({
  mode: state === 'edit' ? 'library-metadata' : 'library',
  sc_site: site,
  sc_itemid: page.itemId,
  sc_lang: language,
  sc_renderingId: component,
  sc_uid: crypto.randomUUID(),
});

function toStatus({ page, version, state, component, isRecorded }: Chosen): string {
  if (component) return `A component alone, with content of ${page.path}, in ${state} state.`;
  const shown = `${page.path} in ${state} state${version ? `, version ${version}` : ''}.`;
  return isRecorded
    ? `${shown} The site is recorded: it is read-only, and its fields have no chromes.`
    : shown;
}

function showStatus(text: string, problem = ''): void {
  status.textContent = text;
  problemLine.textContent = problem;
  problemLine.hidden = !problem;
}

function showProblem(error: unknown): void {
  if (!(error instanceof EditorProblem)) {
    showStatus('', 'The page editor has failed. Reload it; the browser’s console has the details.');
    throw error;
  }
  showStatus('', error.message);
}

fetchContent().then(start).catch(showProblem);
