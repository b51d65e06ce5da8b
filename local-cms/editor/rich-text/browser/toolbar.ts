import type Squire from 'squire-rte';
import { insertPicture, type Picture } from './show-media.ts';

type Command = {
  label: string;
  /** What the button shows. */
  text: string;
  keys?: string;
  isOn?: (squire: Squire) => boolean;
  /** Whether it asks something, and has the focus until that is answered. */
  isQuestion?: boolean;
  run: (squire: Squire) => void;
};

const isInside = (squire: Squire, name: string): boolean =>
  new RegExp(`(^|>)${name}(?![A-Z0-9])`).test(squire.getPath());

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, div:not(:has(p, div))';

/** Makes the blocks of the selection headings, or paragraphs if they are. */
function toggleHeading(squire: Squire, name: 'H2' | 'H3'): void {
  const wanted = isInside(squire, name) ? 'p' : name;
  squire.modifyBlocks((blocks) => {
    for (const block of blocks.querySelectorAll(BLOCKS)) {
      const changed = document.createElement(wanted);
      for (const { name: attribute, value } of block.attributes) changed.setAttribute(attribute, value);
      changed.append(...block.childNodes);
      block.replaceWith(changed);
    }
    return blocks;
  });
}

const toggle = (name: string, add: (squire: Squire) => unknown, remove: (squire: Squire) => unknown) => ({
  isOn: (squire: Squire) => isInside(squire, name) || squire.hasFormat(name),
  run: (squire: Squire) => void (squire.hasFormat(name) || isInside(squire, name) ? remove : add)(squire),
});

const heading = (name: 'H2' | 'H3') => ({
  isOn: (squire: Squire) => isInside(squire, name),
  run: (squire: Squire) => toggleHeading(squire, name),
});

/** `askForLink` gets the present address, and returns the new one; an empty one removes the link, null changes nothing. */
export type AskForLink = (href: string) => Promise<string | null>;

/** Questions of a text that the page editor answers. */
export type Questions = {
  /** Where the site's media are, with a slash at the end. */
  mediaUrl: string;
  askForLink: AskForLink;
  /** Returns null if no picture is inserted. */
  askForPicture: () => Promise<Picture | null>;
};

async function addPicture(squire: Squire, { mediaUrl, askForPicture }: Questions): Promise<void> {
  const range = squire.getSelection();
  const picture = await askForPicture();
  squire.focus();
  squire.setSelection(range);
  if (picture) insertPicture(squire, mediaUrl, picture);
}

function findLink(squire: Squire): Element | null {
  const { startContainer: node } = squire.getSelection();
  return (node instanceof Element ? node : node.parentElement)?.closest('a') ?? null;
}

async function editLink(squire: Squire, askForLink: AskForLink): Promise<void> {
  const range = squire.getSelection();
  const present = findLink(squire);
  const href = await askForLink(present?.getAttribute('href') ?? '');
  squire.focus();
  if (href === null) return;
  if (present) range.selectNodeContents(present);
  squire.setSelection(range);
  if (href === '') squire.removeLink();
  else squire.makeLink(href);
}

const toCommands = (questions: Questions): readonly Command[] => [
  {
    label: 'Bold',
    text: 'B',
    keys: 'Control+B',
    ...toggle(
      'B',
      (squire) => squire.bold(),
      (squire) => squire.removeBold(),
    ),
  },
  {
    label: 'Italic',
    text: 'I',
    keys: 'Control+I',
    ...toggle(
      'I',
      (squire) => squire.italic(),
      (squire) => squire.removeItalic(),
    ),
  },
  {
    label: 'Link',
    text: 'Link',
    keys: 'Control+K',
    isOn: (squire) => isInside(squire, 'A'),
    isQuestion: true,
    run: (squire) => void editLink(squire, questions.askForLink),
  },
  {
    label: 'Image',
    text: 'Image',
    isQuestion: true,
    run: (squire) => void addPicture(squire, questions),
  },
  { label: 'Heading H2', text: 'H2', ...heading('H2') },
  { label: 'Heading H3', text: 'H3', ...heading('H3') },
  {
    label: 'List',
    text: '•',
    ...toggle(
      'UL',
      (squire) => squire.makeUnorderedList(),
      (squire) => squire.removeList(),
    ),
  },
  {
    // The name has what the button shows, so that it can be said.
    label: '1. Numbered list',
    text: '1.',
    ...toggle(
      'OL',
      (squire) => squire.makeOrderedList(),
      (squire) => squire.removeList(),
    ),
  },
  {
    label: 'Quote',
    text: '❝',
    ...toggle(
      'BLOCKQUOTE',
      (squire) => squire.increaseQuoteLevel(),
      (squire) => squire.decreaseQuoteLevel(),
    ),
  },
  { label: 'Clear the formatting', text: 'Clear', run: (squire) => void squire.removeAllFormatting() },
];

const STYLE = `
  :host { position: absolute; z-index: 2147483646; }
  :host(.inline) { position: static; }
  [role=toolbar] { display: inline-flex; flex-wrap: wrap; gap: 2px; padding: 4px; border-radius: 8px; background: #1b1f24;
    box-shadow: 0 8px 32px rgb(20 25 35 / 30%); }
  button { min-width: 30px; min-height: 30px; padding: 0 7px; border: 0; border-radius: 6px; background: none; color: #fff;
    font: 600 13px/1 system-ui, sans-serif; cursor: pointer; }
  button:hover { background: #39414b; }
  button[aria-pressed=true] { background: #8fa8ff; color: #10131c; }
  :host(.inline) [role=toolbar] { padding: 0; background: none; box-shadow: none; }
  :host(.inline) button { min-width: 26px; padding: 0 4px; color: inherit; }
  :host(.inline) button:hover, :host(.inline) button[aria-pressed=true] {
    background: color-mix(in srgb, currentColor 14%, transparent); color: inherit; }
  button:focus-visible { outline: 2px solid #5b7cf0; outline-offset: 1px; }
`;

/** Creates a toolbar whose styles do not mix with those of the page. Alt+F10 in the text moves the focus to it. */
export function createToolbar(squire: Squire, questions: Questions): HTMLElement {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const bar = document.createElement('div');
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', 'Formatting');
  const buttons = toCommands(questions).map((command, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = command.text;
    button.tabIndex = index === 0 ? 0 : -1;
    button.setAttribute('aria-label', command.label);
    button.title = command.keys
      ? `${command.label} (${command.keys.replace('Control', 'Ctrl')})`
      : command.label;
    // The selection in the text stays.
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      command.run(squire);
      if (!command.isQuestion) squire.focus();
    });
    return { button, command };
  });
  bar.append(...buttons.map(({ button }) => button));
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    const at = buttons.findIndex(({ button }) => button === shadow.activeElement);
    if (event.key === 'Escape') {
      // In the text, the same key ends the editing.
      event.stopPropagation();
      squire.focus();
    }
    if (step !== 0) buttons.at((at + step) % buttons.length)?.button.focus();
  });
  const show = () => {
    for (const { button, command } of buttons)
      if (command.isOn) button.setAttribute('aria-pressed', String(command.isOn(squire)));
  };
  squire.addEventListener('pathChange', show);
  squire.addEventListener('select', show);
  squire.addEventListener('input', show);
  show();
  shadow.append(bar);
  return host;
}

/** The keys of the text: those that the library does not have itself. */
export function handleKeys(squire: Squire, toolbar: HTMLElement, askForLink: AskForLink) {
  return (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && key === 'k') {
      event.preventDefault();
      void editLink(squire, askForLink);
    } else if (isCommand && event.altKey && (key === '2' || key === '3')) {
      event.preventDefault();
      toggleHeading(squire, key === '2' ? 'H2' : 'H3');
    } else if (event.altKey && event.key === 'F10') {
      event.preventDefault();
      toolbar.shadowRoot?.querySelector('button')?.focus();
    }
  };
}
