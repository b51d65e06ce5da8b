import path from 'node:path';
import type { HonoRequest } from 'hono';
import type { FormFile } from '../../content/schemas/form-file.ts';
import { bundleScript } from '../../platform/bundle-script.ts';
import { type Html, html } from './html.ts';
import type { Answers } from './read-answers.ts';
import { renderForm } from './render-form.ts';
import { renderPage, toPagePolicy } from './render-page.ts';

/**
 * A classic script, as XM Cloud's forms bring: a module runs once per document, so it would not run again for the form of
 * the next page after a client-side navigation.
 */
const script = bundleScript(path.join(import.meta.dirname, 'browser/main.ts'));
const scriptTag: Html = { html: `<script>${script}</script>` };

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
    'content-security-policy': toPagePolicy(script),
  });

/** The form as a part of another page. */
export const toFormPart = (form: FormFile, action: string): Response =>
  toHtml(200, `${renderForm({ form, action }).html}\n${scriptTag.html}\n`);

/** The form as a page of its own, with the values that were sent and their problems. */
export function toFormPage(
  status: number,
  form: FormFile,
  req: HonoRequest,
  answers?: Answers,
  problems?: ReadonlyMap<string, string>,
): Response {
  // The form is sent to the URL of its own page, whatever host name that has.
  const { pathname, search } = new URL(req.url);
  const content = renderForm({ form, action: pathname + search, heading: 'h1', answers, problems });
  return toPage(status, form, content, scriptTag);
}

/** One message: a page, or JSON for the form's script. */
export const toMessageResponse = (
  status: number,
  form: FormFile,
  message: string,
  isForScript: boolean,
): Response =>
  isForScript
    ? Response.json({ message }, { status })
    : toPage(status, form, html`<h1>${form.title}</h1><p role="status">${message}</p>`, null);
