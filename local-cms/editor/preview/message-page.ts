import { escapeMarkup } from '../../platform/escape-markup.ts';

const toDocument = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>${body}</html>`;

export const toMessagePage = (title: string, text: string): string =>
  toDocument(title, `<main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p></main>`);

const STYLE = `body, main, iframe { margin: 0; border: 0; width: 100%; height: 100% }
html { height: 100% }
main { display: grid; grid-template-rows: auto 1fr }
header { padding: 0.5rem 1rem; background: #fff3c4; color: #222; font: 0.875rem/1.4 system-ui, sans-serif }
h1, p { display: inline; margin: 0 0.5rem 0 0; font-size: inherit }
iframe { background: #fff }`;

/** Shows an address in a frame, which loads it again whenever the page is reloaded. */
export const toFramePage = (title: string, text: string, address: string): string =>
  toDocument(
    title,
    `<style>${STYLE}</style><main><header><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p></header>
<iframe title="${escapeMarkup(title)}" src="${escapeMarkup(address)}"></iframe></main>`,
  );
