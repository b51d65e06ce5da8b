import { escapeMarkup } from '../../platform/escape-markup.ts';

const toDocument = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>${body}</html>`;

export const toMessagePage = (title: string, text: string): string =>
  toDocument(title, `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>`);

const STYLE = `body { display: grid; grid-template-rows: auto 1fr; height: 100dvh; margin: 0 }
p { margin: 0; padding: 8px 16px; background: #fff3c4; color: #222; font: 14px/1.4 system-ui, sans-serif }
iframe { width: 100%; height: 100%; border: 0; background: #fff }`;

/** Shows an address in a frame, which loads it again whenever the page is reloaded. */
export const toFramePage = (title: string, text: string, address: string): string =>
  toDocument(
    title,
    `<style>${STYLE}</style><p role="note">${escapeMarkup(text)}</p>
<iframe title="${escapeMarkup(title)}" src="${escapeMarkup(address)}"></iframe>`,
  );
