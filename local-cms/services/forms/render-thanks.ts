import type { FormFile } from '../../content/schemas/form-file.ts';
import { type Html, html } from './html.ts';
import { getTexts } from './texts.ts';

const renderParagraph = (text: string, reference: string): Html => {
  const [first = '', ...others] = text.split('{reference}');
  const rest = others.map((part) => html`<strong class="form-reference">${reference}</strong>${part}`);
  return html`<p>${first}${rest}</p>`;
};

/** Renders what visitors read in place of the form after they have sent it. */
export function renderThanks(form: FormFile, reference: string, heading: 'h1' | 'h2'): Html {
  const title = form.thanksTitle ?? getTexts(form.language).thanksTitle;
  const paragraphs = form.thanks
    .trim()
    .split(/\n\s*\n/)
    .map((text) => renderParagraph(text, reference));
  return html`<div class="form-thanks" role="status" tabindex="-1">${
    heading === 'h1' ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`
  }${paragraphs}</div>`;
}
