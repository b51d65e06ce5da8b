import { type Answer, toJsonAnswer } from '../http/answer.ts';
import type { CmsRequest } from '../http/cms-request.ts';
import { readBrowserScript } from './browser-script.ts';
import type { FormFile } from './form-file.ts';
import { type Html, html } from './html.ts';
import type { Answers } from './read-answers.ts';
import { renderForm } from './render-form.ts';
import { renderPage, toPagePolicy } from './render-page.ts';

const script = readBrowserScript();
const scriptTag: Html = { html: `<script>${script}</script>` };

const toHtmlAnswer = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body,
});

const toPageAnswer = (status: number, { language, title }: FormFile, content: Html, own: Html | null) =>
  toHtmlAnswer(status, renderPage({ language, title, content, script: own }), {
    'content-security-policy': toPagePolicy(script),
  });

/** The form as a part of another page. */
export const toFormPart = (form: FormFile, action: string): Answer =>
  toHtmlAnswer(200, `${renderForm({ form, action }).html}\n${scriptTag.html}\n`);

/** The form as a page of its own, with what was sent and what is wrong with it. */
export function toFormPage(
  status: number,
  form: FormFile,
  { path: own, query }: CmsRequest,
  answers?: Answers,
  problems?: ReadonlyMap<string, string>,
): Answer {
  // Sent to where the page itself came from, under whatever name that is.
  const content = renderForm({ form, action: `${own}?${query}`, heading: 'h1', answers, problems });
  return toPageAnswer(status, form, content, scriptTag);
}

/** One message on a page, or as JSON for the form's script. */
export const toMessageAnswer = (
  status: number,
  form: FormFile,
  message: string,
  isForScript: boolean,
): Answer =>
  isForScript
    ? toJsonAnswer(status, { message })
    : toPageAnswer(status, form, html`<h1>${form.title}</h1><p role="status">${message}</p>`, null);
