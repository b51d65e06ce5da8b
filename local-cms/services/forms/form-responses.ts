import path from 'node:path';
import type { HonoRequest } from 'hono';
import type { FormFile } from '../../content/schemas/form-file.ts';
import { bundleScript } from '../../platform/bundle-script.ts';
import { type Html, html } from './html.ts';
import type { Answers } from './read-answers.ts';
import { renderForm } from './render-form.ts';
import { renderPage, toPagePolicy } from './render-page.ts';

/**
 * A classic script, as in XM Cloud's forms. A module runs only once per document, so it would not run for a
 * form that appears after a client-side navigation.
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

/** Returns the form to be inserted into another page. */
export const toFormPart = (form: FormFile, action: string): Response =>
  toHtml(200, `${renderForm({ form, action }).html}\n${scriptTag.html}\n`);

/** Returns a page with only the form, the values that were sent and their problems. */
export function toFormPage(
  status: number,
  form: FormFile,
  req: HonoRequest,
  answers?: Answers,
  problems?: ReadonlyMap<string, string>,
): Response {
  // A path without a host name works under every host name of this server.
  const { pathname, search } = new URL(req.url);
  const content = renderForm({ form, action: pathname + search, heading: 'h1', answers, problems });
  return toPage(status, form, content, scriptTag);
}

/** Returns a message: as JSON for the form's script, otherwise as a page. */
export const toMessageResponse = (
  status: number,
  form: FormFile,
  message: string,
  isForScript: boolean,
): Response =>
  isForScript
    ? Response.json({ message }, { status })
    : toPage(status, form, html`<h1>${form.title}</h1><p role="status">${message}</p>`, null);
