import type { AuthoringContext } from '../../authoring/graphql/authoring-context.ts';
import { openSiteFile } from '../../authoring/site/site-files.ts';
import type { Redirect } from '../../content/schemas/site-files.ts';
import { isReadable, type Site } from '../../model/site-model.ts';

/** `index` is missing if only the pattern is known. */
export type RedirectFinding = { pattern: string; kind: string; reason: string; index?: number };

/** `problem` says why there are no findings. */
export type LintAnswer = { findings: readonly RedirectFinding[]; problem: string | null };

/** Asks the site's own linter; null if the local CMS was started without one. */
export type LintRedirects = (
  redirects: readonly Redirect[],
  site: { defaultLanguage: string; languages: readonly string[]; hostName: string },
) => Promise<LintAnswer>;

const NOT_CONNECTED: LintAnswer = {
  findings: [],
  problem: 'The site’s check of redirects is not connected: start both with npm start.',
};

/** Targets of other hosts, and those with groups of the pattern, lead to no certain page. */
const isOwnPath = (target: string): boolean => /^\/(?!\/)[^$]*$/.test(target);

/** Finds a target that is no page of the site. The site's linter cannot know that, because it has only the rules. */
function findMissingPage(site: Site, { pattern, target }: Redirect, index: number): RedirectFinding | null {
  if (!isOwnPath(target)) return null;
  const { languages, defaultLanguage } = site.settings;
  const path = (target.split(/[?#]/)[0] ?? '').replace(/\/+$/, '') || '/';
  const [, prefix = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  const language = languages.find((name) => name.toLowerCase() === prefix.toLowerCase());
  const node = site.pages.get((language === undefined ? path : rest || '/').toLowerCase());
  if (node && isReadable(site, node, language ?? defaultLanguage)) return null;
  // A file such as /sitemap.xml, or an address that another rule redirects.
  if (/\.\w+$/.test(path) || site.redirects.some((other) => other.pattern === path)) return null;
  return { index, pattern, kind: 'missing', reason: `there is no public page ${path}` };
}

/** `published` is the site as visitors see it. */
export async function listRedirects(context: AuthoringContext, published: Site, lint: LintRedirects | null) {
  const { settings, redirects } = published;
  const { path, revision } = await openSiteFile(context, published, 'redirects');
  const ofLinter = lint ? await lint(redirects, settings) : NOT_CONNECTED;
  const missing = redirects.flatMap((redirect, index) => findMissingPage(published, redirect, index) ?? []);
  const findings = [...ofLinter.findings, ...missing];
  return { path, revision, redirects, findings, lintProblem: ofLinter.problem };
}
