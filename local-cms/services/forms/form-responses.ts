import path from 'node:path';
import type { HonoRequest } from 'hono';
import type { FormFile } from '../../content/schemas/form-file.ts';
import { bundleScript } from '../../platform/bundle-script.ts';
import { type Html, html } from './html.ts';
import type { Answers } from './read-answers.ts';
import { type FormView, renderForm } from './render-form.ts';
import { renderPage, toPagePolicy } from './render-page.ts';
import { renderReview, renderReviewForm } from './render-review.ts';
import { renderThanks } from './render-thanks.ts';
import { fill, getTexts } from './texts.ts';

/** A module would run only once per document, so it would not start forms that appear after a navigation. */
const getScript = (): string => bundleScript(path.join(import.meta.dirname, 'browser/main.ts'));
const getScriptTag = (): Html => ({ html: `<script>${getScript()}</script>` });

const toHtml = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });

const toPage = (status: number, { language, title }: FormFile, content: Html, own: Html | null): Response =>
  toHtml(status, renderPage({ language, title, content, script: own }), {
    'content-security-policy': toPagePolicy(getScript()),
  });

/** Returns the form and its script without a page, so that another page can insert them. */
export const toFormPart = (form: FormFile, action: string): Response =>
  toHtml(200, `${renderForm({ form, action, showsFirstStep: true }).html}\n${getScriptTag().html}\n`);

// The action has no host name, so that it works under every host name of this server.
const toAction = ({ url }: HonoRequest): string => `${new URL(url).pathname}${new URL(url).search}`;

/** Returns a page with the form. The status 422 says that there are problems. */
export function toFormPage(
  status: 200 | 422,
  form: FormFile,
  req: HonoRequest,
  view: Pick<FormView, 'answers' | 'problems' | 'focus'>,
): Response {
  const content = renderForm({ form, action: toAction(req), heading: 'h1', ...view });
  const title = status === 422 ? fill(getTexts(form.language).error, form.title) : form.title;
  return toPage(status, { ...form, title }, content, getScriptTag());
}

export function toReviewResponse(
  form: FormFile,
  req: HonoRequest,
  answers: Answers,
  isForScript: boolean,
): Response {
  if (isForScript) return Response.json({ review: renderReview(form, answers).html });
  const content = renderReviewForm({ form, action: toAction(req), heading: 'h1', answers });
  return toPage(200, form, content, null);
}

/** Returns what the form's script shows after the form is sent. */
export const toThanks = (form: FormFile, reference: string) => ({
  reference,
  thanks: renderThanks(form, reference, 'h2').html,
});

export const toThanksPage = (form: FormFile, reference: string): Response =>
  toPage(200, form, renderThanks(form, reference, 'h1'), null);

export const toMessageResponse = (
  status: number,
  form: FormFile,
  message: string,
  isForScript: boolean,
): Response =>
  isForScript
    ? Response.json({ message }, { status })
    : toPage(status, form, html`<h1>${form.title}</h1><p role="status">${message}</p>`, null);
