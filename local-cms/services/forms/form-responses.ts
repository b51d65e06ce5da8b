import path from 'node:path';
import type { HonoRequest } from 'hono';
import type { FormFile } from '../../content/schemas/form-file.ts';
import { bundleScript } from '../../platform/bundle-script.ts';
import { type Html, html } from './html.ts';
import type { Answers } from './read-answers.ts';
import { renderForm } from './render-form.ts';
import { renderPage, toPagePolicy } from './render-page.ts';

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
  toHtml(200, `${renderForm({ form, action }).html}\n${getScriptTag().html}\n`);

export function toFormPage(
  status: number,
  form: FormFile,
  req: HonoRequest,
  answers?: Answers,
  problems?: ReadonlyMap<string, string>,
): Response {
  // The action has no host name, so that it works under every host name of this server.
  const { pathname, search } = new URL(req.url);
  const content = renderForm({ form, action: pathname + search, heading: 'h1', answers, problems });
  return toPage(status, form, content, getScriptTag());
}

export const toMessageResponse = (
  status: number,
  form: FormFile,
  message: string,
  isForScript: boolean,
): Response =>
  isForScript
    ? Response.json({ message }, { status })
    : toPage(status, form, html`<h1>${form.title}</h1><p role="status">${message}</p>`, null);
