import { openRichText } from './rich-text.ts';
import { createToolbar, handleKeys, type Questions } from './toolbar.ts';

/** What the script gives to the page, and to the panel of the page editor. */
export type RichTextLibrary = {
  open(
    options: Questions & { element: HTMLElement; html: string; onInput: (html: string) => void },
  ): { toolbar: HTMLElement; focus(): void; close(): void } | null;
};

const library: RichTextLibrary = {
  open: ({ element, html, onInput, ...questions }) => {
    let last = html;
    // The library also reports what it does itself, such as a place for the caret.
    const report = () => {
      const value = text?.read() ?? last;
      if (value === last) return;
      last = value;
      onInput(value);
    };
    const text = openRichText({ element, html, mediaUrl: questions.mediaUrl, onInput: report });
    if (!text) return null;
    const { squire, close } = text;
    const toolbar = createToolbar(squire, questions);
    const onKey = handleKeys(squire, toolbar, questions.askForLink);
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
