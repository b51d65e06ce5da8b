import { createHash } from 'node:crypto';

import { type Html, html } from './html.ts';

type PageView = { language: string; title: string; content: Html; script: Html | null };

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1.25rem; }
fieldset { margin: 0 0 1.5rem; padding: 0; border: 0; min-width: 0; }
legend { margin-bottom: 1rem; font-size: 1.25rem; font-weight: 600; }
.form-field { margin-bottom: 1.25rem; }
.form-field p, .form-summary p { margin: 0.25rem 0; }
.form-problem, .form-summary { font-weight: 600; }
.form-summary { padding: 0.75rem 1rem; border: 2px solid; }
label { display: block; font-weight: 600; }
.form-tick label { display: inline; }
input:not([type="checkbox"], [type="radio"]), select, textarea { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; }
.form-review dl > div { display: grid; grid-template-columns: 1fr 1fr auto; gap: 0 1rem; padding: 0.5rem 0; border-bottom: 1px solid; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
.form-reference { white-space: nowrap; }
button { min-height: 2.75rem; margin-inline-end: 0.5rem; padding: 0.5rem 1.25rem; font: inherit; }
[hidden] { display: none; }
`;

const toSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Renders a page with only a form or a message, for visitors without JavaScript. */
export const renderPage = ({ language, title, content, script }: PageView): string =>
  `<!doctype html>\n${
    html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<main>
${content}
</main>
${script}
</body>
</html>`.html
  }\n`;

/** Returns a Content-Security-Policy that allows only the page's style and script, and requests to this server. */
export const toPagePolicy = (script: string): string =>
  [
    "default-src 'none'",
    `style-src ${toSource(STYLE)}`,
    `script-src ${toSource(script)}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
