import type { AuthoringContext } from '../../authoring/graphql/authoring-context.ts';
import { openSiteFile, type SiteFile } from '../../authoring/site/site-files.ts';
import { type Redirect, toRedirects } from '../../content/schemas/site-files.ts';
import { readSource } from '../../content/source-file.ts';
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
function findMissingPage(
  site: Site,
  redirects: readonly Redirect[],
  { pattern, target }: Redirect,
  index: number,
): RedirectFinding | null {
  if (!isOwnPath(target)) return null;
  const { languages, defaultLanguage } = site.settings;
  const path = (target.split(/[?#]/)[0] ?? '').replace(/\/+$/, '') || '/';
  const [, prefix = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  const language = languages.find((name) => name.toLowerCase() === prefix.toLowerCase());
  const node = site.pages.get((language === undefined ? path : rest || '/').toLowerCase());
  if (node && isReadable(site, node, language ?? defaultLanguage)) return null;
  // A file such as /sitemap.xml, or an address that another rule redirects.
  if (/\.\w+$/.test(path) || redirects.some((other) => other.pattern === path)) return null;
  return { index, pattern, kind: 'missing', reason: `there is no public page ${path}` };
}

const readRedirects = ({ path, text }: SiteFile): Redirect[] =>
  text === null ? [] : toRedirects(readSource(path, text));

/**
 * `published` is the site as visitors see it. Its redirects can be older than the file, whose entries a change names by
 * their index. Throws a ContentError if the file has a mistake.
 */
export async function listRedirects(context: AuthoringContext, published: Site, lint: LintRedirects | null) {
  const file = await openSiteFile(context, published, 'redirects');
  const redirects = readRedirects(file);
  const ofLinter = lint ? await lint(redirects, published.settings) : NOT_CONNECTED;
  const missing = redirects.flatMap(
    (redirect, index) => findMissingPage(published, redirects, redirect, index) ?? [],
  );
  const findings = [...ofLinter.findings, ...missing];
  const { path, revision } = file;
  return { path, revision, redirects, findings, lintProblem: ofLinter.problem };
}
