import type { PageTexts } from '@/cms/queries/fetch-page-texts';
import { toPathSegments, toPublicPath } from '@/features/sites/public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import { toLine } from '../head/read-field';

type Parts = { site: Site; siteUrl: string; siteName: string; pages: readonly PageTexts[] };

/** Lists the pages of a site for language models, as Markdown (llmstxt.org). */
export function renderLlmsText({ site, siteUrl, siteName, pages }: Parts): string {
  const entries = pages.flatMap(({ path, title, description }) => {
    const segments = toPathSegments(encodeURI(path.toWellFormed()));
    if (!segments) return [];
    const url = siteUrl + toPublicPath(site, { language: site.defaultLanguage, path: segments });
    return [{ isHome: segments.length === 0, url, title: toText(title), description: toText(description) }];
  });
  const home = entries.find(({ isHome }) => isHome);
  const lines = entries.map(
    ({ title, url, description }) => `- [${title}](${url})${description && `: ${description}`}`,
  );
  return [
    `# ${toText(siteName)}`,
    ...(home?.description ? [`> ${home.description}`] : []),
    ['## Pages', '', ...lines].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Returns a text as one line in which Markdown has no meaning. */
const toText = (value: string): string => (toLine({ value }) ?? '').replace(/[\\`*_[\]<>#|]/g, '\\$&');
