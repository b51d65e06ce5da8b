import { escapeAttribute } from '@/rendering/markup/escape-attribute';
import { getPhrases } from '@/texts/built-in-phrases';
import { toDirection } from '@/texts/to-direction';

export const OFFLINE_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLES = `:root{color-scheme:light dark}
body{display:grid;min-height:100vh;margin:0;place-content:center start;padding:1.5rem clamp(1.5rem,8vw,8rem);box-sizing:border-box;background:var(--ground);color:var(--text);font:1.25rem/1.5 var(--font-body)}
h1{margin:0;max-width:14ch;font:var(--heading-weight) var(--text-h1)/var(--heading-height) var(--font-heading);letter-spacing:var(--heading-spacing);overflow-wrap:anywhere}
p{max-width:34rem}
a{display:inline-block;padding:.8rem 1.5rem;border-radius:var(--radius-button);background:var(--button-ground);color:var(--button-text);font-family:var(--font-interface);text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`;

/** Renders a page without any other file. `themeCss` is the style sheet of the theme. */
export function renderOfflinePage(asked: string, themeCss: string): string {
  const { texts, language } = getPhrases(asked);
  // The fonts of the theme would be requests that fail.
  const css = themeCss.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '') + STYLES;
  return `<!doctype html>
<html lang="${escapeAttribute(language)}" dir="${toDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${texts['offline-title']}</title><style>${css}</style></head>
<body><main><h1>${texts['offline-title']}</h1><p>${texts['offline-advice']}</p><a href="">${texts['form-retry']}</a></main></body>
</html>
`;
}
