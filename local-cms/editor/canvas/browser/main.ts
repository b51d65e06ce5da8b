import { isRecord } from '../../../content/yaml/same-data.ts';
import { BOX_NAMES, type BoxName, createBoxes } from './boxes.ts';
import { createChannel } from './channel.ts';
import { earlyHintStyle, emptyFieldStyle, hideHints, markEmptyFields } from './fields/empty-fields.ts';
import { createFieldEditing, type FieldEditing } from './fields/field-editing.ts';
import { type FieldName, readFieldName } from './fields/field-name.ts';
import { canType } from './fields/text-host.ts';
import { createGhosts, type Ghosts } from './ghosts.ts';
import { listenToMouse } from './mouse.ts';
import { type ChromeNode, findNode, readChromes, toOutline } from './read-chromes.ts';
import { readItem, readState, refresh } from './refresh.ts';
import { listenForKeys } from './shortcuts.ts';
import { toText } from './to-text.ts';
import { watchBoxes } from './watch-boxes.ts';

// This property of `window` prevents a second start, because a refresh without a reload loads the script again.
const STARTED = 'page-editor.canvas';

// Hides the chromes, which contain JSON as text. Gives empty placeholders a height, as XM Cloud's canvas does.
const PAGE_STYLE = 'code.scpm { display: none } .sc-jss-empty-placeholder { min-height: 3rem }';

/** The chromes are read again when the page has not changed for this many milliseconds. */
const QUIET_MS = 100;

type Data = Readonly<Record<string, unknown>>;

/** Reads the fields that the editor has not saved. */
const readUnsaved = ({ unsaved }: Data): FieldName[] =>
  (Array.isArray(unsaved) ? unsaved : []).filter(isRecord).map(readFieldName);

/** Updates the page, and goes on with what was typed when its chromes were read again by `report`. */
async function refreshAround(typing: FieldEditing, ghosts: Ghosts, data: Data, report: () => void) {
  const before = typing.look(readUnsaved(data));
  let held: ReturnType<FieldEditing['release']> = null;
  try {
    const isDone = await refresh(toText(data.path), () => {
      held ??= typing.release();
      ghosts.clearWithPage();
    });
    return { isDone, state: readState(), item: readItem() };
  } finally {
    ghosts.clear();
    report();
    typing.resume(held, before);
  }
}

function start(origin: string, showHints: () => void): void {
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
    onGo: (node) => go(node),
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
  const tellScroll = () => channel.send('scrolled', { top: window.scrollY });
  const report = () => {
    chromes = readChromes(document.querySelectorAll('code.scpm'));
    const { root, faults } = chromes;
    const outline = toOutline(root, canType).children;
    const { timeOrigin: loadedAt } = performance;
    channel.send('outline', { state: readState(), path: location.pathname, loadedAt, outline, faults });
    redraw();
    showHints();
    tellScroll();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(report, QUIET_MS);
  };
  const mark = (name: BoxName, node: ChromeNode) => {
    shown[name] = node.key;
    draw();
    channel.send(name, { key: node.key });
  };
  const go = (node: ChromeNode) => {
    mark('selected', node);
    node.open?.parentElement?.scrollIntoView({ block: 'nearest' });
    typing.begin(node, null);
  };
  const type = ({ key }: Data) => {
    const node = findNode(chromes.root, toText(key));
    if (readState() === 'edit' && node?.type === 'field') go(node);
  };

  const update = async (data: Data) => {
    try {
      channel.send('refreshed', await refreshAround(typing, ghosts, data, report));
    } catch (error) {
      channel.send('refreshed', { isDone: false, state: readState(), item: readItem() });
      throw error;
    }
  };

  channel.listen(
    new Map<string, (data: Data) => void>([
      ['hover', show('hover')],
      ['selected', show('selected')],
      ['type', type],
      ['ghost', (data) => (data.isOver ? ghosts.clear() : ghosts.show(chromes.root, data))],
      ['scroll', (data) => window.scrollTo(0, Number(data.top) || 0)],
      ...typing.handlers,
      ['refresh', (data) => update(data)],
    ]),
  );
  listenToMouse({ getRoot: () => chromes.root, mark, leave: () => hide(boxes, shown), typing });
  document.addEventListener('submit', keepForm, true);
  listenForKeys(channel, typing);
  window.addEventListener('scroll', tellScroll, { passive: true });
  // The SDK calls this function after changes that can affect chromes (editing protocol §1.6).
  Object.assign(window, { 'Sitecore.Horizon.ResetChromes': schedule });
  new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true });
  schedule();
}

/** Hides the frame around what is pointed at. Nothing else is drawn: a text can be about to be typed. */
function hide(boxes: ReturnType<typeof createBoxes>, shown: Record<BoxName, string>): void {
  shown.hover = '';
  boxes.show('hover', null);
}

const keepForm = (event: Event): void => {
  if (readState() === 'edit') event.preventDefault();
};

function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

const script = document.currentScript;
if (!(STARTED in window) && script instanceof HTMLScriptElement) {
  Object.assign(window, { [STARTED]: true });
  addStyle(PAGE_STYLE + emptyFieldStyle + earlyHintStyle);
  const { origin } = new URL(script.src);
  // Waits for the load event, because React can still be hydrating the page until then.
  if (window.parent !== window) {
    const showHints = hideHints();
    window.addEventListener('load', () => start(origin, showHints));
  }
}
