import { openRichText } from './rich-text.ts';
import { type AskForLink, createToolbar, handleKeys } from './toolbar.ts';

/** What the script gives to the page, and to the panel of the page editor. */
export type RichTextLibrary = {
  open(options: {
    element: HTMLElement;
    html: string;
    mediaUrl: string;
    onInput: (html: string) => void;
    askForLink: AskForLink;
  }): { toolbar: HTMLElement; focus(): void; close(): void } | null;
};

const library: RichTextLibrary = {
  open: ({ element, html, mediaUrl, onInput, askForLink }) => {
    const text = openRichText({ element, html, mediaUrl, onInput: () => text && onInput(text.read()) });
    if (!text) return null;
    const { squire, close } = text;
    const toolbar = createToolbar(squire, askForLink);
    const onKey = handleKeys(squire, toolbar, askForLink);
    element.addEventListener('keydown', onKey);
    return {
      toolbar,
      focus: () => void squire.focus(),
      close: () => {
        element.removeEventListener('keydown', onKey);
        close();
        toolbar.remove();
      },
    };
  },
};

Object.assign(window, { 'page-editor.rich-text': library });
