import { createHash } from 'node:crypto';
import { escapeMarkup } from '@/platform/text/escape-markup';
import { type LogEntry, MAX_ENTRIES, type PageOutcome } from './publish-log';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.125rem; margin: 0; }
section { border-top: 1px solid; padding: 1rem 0; }
ul { margin: .5rem 0; padding-inline-start: 1.25rem; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; }
th, td { border-top: 1px solid; padding: .25rem .5rem .25rem 0; text-align: start; vertical-align: top; width: 50%; }
.problems { border-inline-start: .25rem solid; padding-inline-start: 1rem; }
summary { cursor: pointer; padding: .5rem 0; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Allows the page's own style sheet and nothing else. */
export const LOG_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** In the order in which the log shows them. */
const OUTCOMES: Record<PageOutcome, string> = {
  failed: 'failed: visitors get its last version',
  gone: 'live: the page is gone',
  renewed: 'live',
};

const ADVICE =
  'What to do: each of these pages is tried again when it is next visited. If a page stays as it was, publish it again, ' +
  'and ask the operators to look for its path in the log of the site. Where a cache could not be purged, its copies end ' +
  'by themselves after the lifetime of a page.';

/** Renders the log as a page for editors. It needs no scripts. */
export function renderLogPage(entries: readonly LogEntry[]): string {
  const list =
    entries.length > 0 ? entries.map(renderEntry).join('') : '<p>Nothing has been published yet.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Publishes</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Publishes</h1>
<p>The last ${MAX_ENTRIES} publishes, the newest first. Load this page again to see what is new. All times are UTC.</p>
${list}
</main>
</body>
</html>
`;
}

function renderEntry(entry: LogEntry): string {
  const { receivedAt, counts, problems, pages } = entry;
  return `<section>
<h2><time datetime="${escapeMarkup(receivedAt)}">${escapeMarkup(toTimeText(receivedAt))}</time>: ${escapeMarkup(toState(entry))}</h2>
<p>${toCounts(entry)}</p>
${renderProblems(problems)}
<details><summary>What was published (${entry.isEverything ? 'all' : entry.itemCount})</summary>${renderItems(entry)}</details>
<details><summary>Pages (${countPages(counts)})</summary>${renderPages(pages, countPages(counts))}</details>
</section>
`;
}

const countPages = ({ renewed, gone, failed }: LogEntry['counts']): number => renewed + gone + failed;

const toTimeText = (iso: string): string => iso.replace('T', ' ').replace(/\.\d+Z$/, '');

function toState({ seconds, problems }: LogEntry): string {
  if (seconds === null) return 'working';
  const time = `after ${seconds.toFixed(1)} seconds`;
  return problems.length > 0 ? `failed in part ${time}` : `live ${time}`;
}

function toCounts({ seconds, counts }: LogEntry): string {
  const { renewed, gone, failed } = counts;
  if (countPages(counts) > 0) return `${failed} failed, ${gone} gone, ${renewed} renewed`;
  return seconds === null ? 'No page is renewed yet.' : 'No page that visitors have seen is affected.';
}

const renderProblems = (problems: readonly string[]): string =>
  problems.length === 0
    ? ''
    : `<div class="problems"><ul>${problems.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul><p>${ADVICE}</p></div>`;

function renderItems({ isEverything, items, itemCount }: LogEntry): string {
  const shown = items.map(({ id, name, languages }) => {
    const suffix = languages.length > 0 ? ` (${languages.join(', ')})` : '';
    return `<li>${escapeMarkup((name || id) + suffix)}</li>`;
  });
  const more = itemCount > items.length ? `<li>and ${itemCount - items.length} more</li>` : '';
  const all = isEverything
    ? '<p>All pages were renewed, because the CMS did not say what changed, or because it was too much.</p>'
    : '';
  return `${all}<ul>${shown.join('')}${more}</ul>`;
}

function renderPages(pages: LogEntry['pages'], count: number): string {
  if (count === 0) return '<p>None</p>';
  const order = Object.keys(OUTCOMES);
  const shown = pages
    .toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome))
    .map(({ url, page, outcome }) => {
      const variant = page.startsWith('/_variantId_') ? ' (for some visitors)' : '';
      return `<tr><td>${renderLink(url)}${variant}</td><td>${OUTCOMES[outcome]}</td></tr>`;
    });
  const more = count > pages.length ? `<p>and ${count - pages.length} more</p>` : '';
  return `<table><caption>Those that failed come first.</caption>
<thead><tr><th scope="col">Page</th><th scope="col">State</th></tr></thead>
<tbody>${shown.join('')}</tbody></table>${more}`;
}

const renderLink = (url: string): string =>
  /^https?:\/\//.test(url) ? `<a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a>` : escapeMarkup(url);
