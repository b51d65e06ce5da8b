import { BOX_NAMES, type BoxName, createBoxes } from './boxes.ts';
import { createChannel } from './channel.ts';
import { emptyFieldStyle, markEmptyFields } from './fields/empty-fields.ts';
import { createFieldEditing } from './fields/field-editing.ts';
import { canType } from './fields/text-host.ts';
import { createGhosts } from './ghosts.ts';
import { findNode, findNodeAt, readChromes, toOutline } from './read-chromes.ts';
import { readItem, readState, refresh } from './refresh.ts';
import { listenForKeys } from './shortcuts.ts';
import { watchBoxes } from './watch-boxes.ts';

// This property of `window` prevents a second start, because a refresh without a reload loads the script again.
const STARTED = 'page-editor.canvas';

// Hides the chromes, which contain JSON as text. Gives empty placeholders a height, as XM Cloud's canvas does.
const PAGE_STYLE = 'code.scpm { display: none } .sc-jss-empty-placeholder { min-height: 3rem }';

/** The chromes are read again when the page has not changed for this many milliseconds. */
const QUIET_MS = 100;

type Data = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function start(origin: string): void {
  const channel = createChannel(origin);
  const boxes = createBoxes();
  const ghosts = createGhosts();
  const shown: Record<BoxName, string> = { hover: '', selected: '' };
  let chromes = readChromes([]);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    markEmptyFields(chromes.root, shown.selected);
    for (const name of BOX_NAMES) boxes.show(name, shown[name] ? findNode(chromes.root, shown[name]) : null);
  };
  const typing = createFieldEditing({
    channel,
    origin,
    getRoot: () => chromes.root,
    mark: (node) => {
      shown.hover = node?.key ?? '';
      draw();
    },
  });
  addStyle(typing.style);
  const redraw = watchBoxes(channel, () => chromes.root, draw);
  const show = (name: BoxName) => (data: Data) => {
    shown[name] = toText(data.key);
    draw();
    const opening = data.isFromOutline ? findNode(chromes.root, shown[name])?.open : null;
    const target = opening?.nextElementSibling ?? opening?.parentElement;
    target?.scrollIntoView({ block: 'nearest' });
  };
  const report = () => {
    chromes = readChromes(document.querySelectorAll('code.scpm'));
    const { root, faults } = chromes;
    const outline = toOutline(root, canType).children;
    channel.send('outline', { state: readState(), path: location.pathname, outline, faults });
    redraw();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(report, QUIET_MS);
  };
  const pick = (name: BoxName) => (event: Event) => {
    if (readState() !== 'edit' || !(event.target instanceof Node)) return null;
    const node = findNodeAt(chromes.root, event.target);
    if (!node) return null;
    shown[name] = node.key;
    draw();
    channel.send(name, { key: node.key });
    return node;
  };
  const click = (event: MouseEvent) => {
    if (readState() !== 'edit') return;
    // In edit mode, a click selects a part of the page and must not follow a link.
    event.preventDefault();
    if (typing.findKind(event.target)) return;
    const node = pick('selected')(event);
    // A click that the keyboard has made has no place.
    const point = event.detail > 0 ? { x: event.clientX, y: event.clientY } : null;
    if (node?.type === 'field') typing.begin(node, point);
  };

  channel.listen(
    new Map<string, (data: Data) => void>([
      ['hover', show('hover')],
      ['selected', show('selected')],
      ['ghost', (data) => (data.isOver ? ghosts.clear() : ghosts.show(chromes.root, data))],
      ['scroll', (data) => window.scrollTo(0, Number(data.top) || 0)],
      ...typing.handlers,
      [
        'refresh',
        async (data) => {
          typing.end();
          const isDone = await refresh(String(data.path), typing.release);
          ghosts.clear();
          report();
          channel.send('refreshed', { isDone, state: readState(), item: readItem() });
        },
      ],
    ]),
  );
  document.addEventListener('click', click, true);
  document.addEventListener('submit', (event) => readState() === 'edit' && event.preventDefault(), true);
  document.addEventListener('pointerover', pick('hover'), true);
  listenForKeys(channel, typing);
  window.addEventListener('scroll', () => channel.send('scrolled', { top: window.scrollY }), {
    passive: true,
  });
  // The SDK calls this function after changes that can affect chromes (editing protocol §1.6).
  Object.assign(window, { 'Sitecore.Horizon.ResetChromes': schedule });
  new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true });
  schedule();
}

function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

const script = document.currentScript;
if (!(STARTED in window) && script instanceof HTMLScriptElement) {
  Object.assign(window, { [STARTED]: true });
  addStyle(PAGE_STYLE + emptyFieldStyle);
  const { origin } = new URL(script.src);
  // Waits for the load event, because React can still be hydrating the page until then.
  if (window.parent !== window) window.addEventListener('load', () => start(origin));
}
