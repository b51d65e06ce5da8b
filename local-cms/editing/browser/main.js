import { createBoxes } from './boxes.js';
import { createChannel } from './channel.js';
import { findNode, findNodeAt, readChromes, toOutline } from './read-chromes.js';
import { findState, refresh } from './refresh.js';

// Once for a document: after a soft refresh the page names the script again.
const STARTED = 'page-editor.canvas';

// XM Cloud's canvas hides the chromes, which hold JSON as text, and gives an empty placeholder a height, so that
// something can be dropped into it.
const PAGE_STYLE = 'code.scpm { display: none } .sc-jss-empty-placeholder { min-height: 3rem }';

function addStyle() {
  const style = document.createElement('style');
  style.textContent = PAGE_STYLE;
  document.head.append(style);
}

function start(origin) {
  const channel = createChannel(origin);
  const boxes = createBoxes();
  const shown = { hover: '', selected: '' };
  let chromes = readChromes([]);
  let timer;

  const draw = () => {
    for (const [name, key] of Object.entries(shown)) boxes.show(name, key && findNode(chromes.root, key));
  };
  const show = (name) => (data) => {
    shown[name] = typeof data?.key === 'string' ? data.key : '';
    draw();
    const node = data?.isFromOutline ? findNode(chromes.root, shown[name]) : null;
    const target = node?.open?.nextElementSibling ?? node?.open?.parentElement;
    target?.scrollIntoView({ block: 'nearest' });
  };
  const report = () => {
    chromes = readChromes(document.querySelectorAll('code.scpm'));
    const { root, faults } = chromes;
    channel.send('outline', {
      state: findState(),
      path: location.pathname,
      outline: toOutline(root).children,
      faults,
    });
    draw();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(report, 100);
  };

  const pick = (name) => (event) => {
    const node = findState() === 'edit' && findNodeAt(chromes.root, event.target);
    if (!node) return;
    // A link of a page that is worked on is something to select.
    if (name === 'selected') event.preventDefault();
    shown[name] = node.key;
    draw();
    channel.send(name, { key: node.key });
  };

  channel.listen({
    hover: show('hover'),
    selected: show('selected'),
    scroll: (data) => window.scrollTo(0, Number(data?.top) || 0),
    refresh: async (data) => {
      const isDone = await refresh(String(data?.path));
      report();
      channel.send('refreshed', { isDone: isDone !== false, state: findState() });
    },
  });
  document.addEventListener('click', pick('selected'), true);
  document.addEventListener('pointerover', pick('hover'), true);
  window.addEventListener('resize', draw);
  window.addEventListener('scroll', () => channel.send('scrolled', { top: window.scrollY }), {
    passive: true,
  });
  // What the SDK calls when chromes may have changed (protocol §1.6).
  window['Sitecore.Horizon.ResetChromes'] = schedule;
  new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true });
  schedule();
}

if (!window[STARTED]) {
  window[STARTED] = true;
  addStyle();
  const { origin } = new URL(document.currentScript.src);
  const isFramed = window.parent !== window;
  // Before the page is complete React may not have taken it over yet.
  if (isFramed) window.addEventListener('load', () => start(origin));
}
