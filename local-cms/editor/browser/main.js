import { createChannel } from './channel.js';
import { createFrame } from './frame.js';
import { createOutline } from './outline.js';
import { createPickers } from './pickers.js';
import { EditorProblem, fetchContent, fetchPage, openSession } from './server.js';

const byId = (id) => document.getElementById(id);
const frame = document.querySelector('iframe');

function say(text, problem = '') {
  byId('status').textContent = text;
  byId('problem').textContent = problem;
  byId('problem').hidden = !problem;
}

function toRequest({ site, language, page, version, variant, state }) {
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

const toComponentRequest = ({ site, language, page, component, state }) => ({
  mode: state === 'edit' ? 'library-metadata' : 'library',
  sc_site: site,
  sc_itemid: page.itemId,
  sc_lang: language,
  sc_renderingId: component,
  sc_uid: crypto.randomUUID(),
});

function toText({ page, version, state, component }) {
  if (component) return `A component alone, with content of ${page.path}, in ${state} state.`;
  return `${page.path} in ${state} state${version ? `, version ${version}` : ''}.`;
}

function start({ siteUrl, sites }) {
  const channel = createChannel(frame, new URL(siteUrl).origin);
  const pages = createFrame({ frame, channel, siteUrl, openSession });
  const pickers = createPickers(byId('pickers'), sites);
  let components = {};
  const showOutline = createOutline({
    list: byId('outline'),
    channel,
    toName: ({ type, name, uid }) => (type === 'rendering' ? (components[uid] ?? 'Rendering') : name),
  });
  const report = ({ outline, faults }) => {
    showOutline(outline);
    byId('empty-outline').hidden = outline.length > 0;
    byId('faults').replaceChildren(
      ...faults.map((fault) => Object.assign(document.createElement('li'), { textContent: fault })),
    );
  };
  channel.on('outline', report);

  const show = async () => {
    const chosen = pickers.read();
    if (!chosen.page) return say('', 'The site has no page in this language. Choose another one.');
    say('Loading …');
    const { page, language, version } = chosen;
    const described = await fetchPage({ item: page.itemId, language, version });
    components = described.components;
    pickers.fillVariants(described.variants);
    if (chosen.component) {
      report({ outline: [], faults: [] });
      await pages.showComponent(toComponentRequest(chosen));
    } else {
      await pages.showPage(toRequest({ ...chosen, variant: pickers.read().variant }), page.path);
    }
    return say(toText(chosen));
  };

  // One after the other: whoever chooses faster than pages come gets the last choice, once.
  let last = Promise.resolve();
  let waiting = 0;
  const change = () => {
    waiting += 1;
    const turn = waiting;
    last = last.then(() => (turn === waiting ? show() : undefined)).catch(tellProblem);
  };
  pickers.onChange((name) => {
    if (name === 'width') return setWidth();
    return change();
  });
  change();
}

function setWidth() {
  const { value } = byId('pickers').elements.width;
  frame.style.width = value ? `${value}px` : '';
}

function tellProblem(error) {
  if (!(error instanceof EditorProblem)) {
    say('', 'The page editor has failed. Load it again; the browser’s console says why.');
    throw error;
  }
  say('', error.message);
}

fetchContent().then(start).catch(tellProblem);
