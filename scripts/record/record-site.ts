import { setTimeout as sleep } from 'node:timers/promises';
import { fetchDictionary } from '@/cms/queries/fetch-dictionary';
import { fetchPageLanguages } from '@/cms/queries/fetch-page-languages';
import { fetchRedirects } from '@/cms/queries/fetch-redirects';
import { fetchRobots } from '@/cms/queries/fetch-robots';
import { fetchSiteAttributes } from '@/cms/queries/fetch-site-attributes';
import type { SiteInfo } from '@/cms/queries/fetch-sites';
import { fetchStaticRoutes } from '@/cms/queries/fetch-static-routes';
import type { SiteLanguage } from '@/cms/queries/page-route';
import { toDefaultLanguage } from '@/features/sites/site-list/load-site';
import { mapLimited } from '@/platform/async/map-limited';
import {
  PagePath,
  RECORDING_FORMAT,
  RoutesRecording,
  SiteRecording,
} from '../../local-cms/content/schemas/recorded-site.ts';
import { RedirectType } from '../../local-cms/content/schemas/site-files.ts';
import { MANIFEST } from '../../local-cms/model/load-recorded-site.ts';
import { fetchErrorItems, fetchItem } from './fetch-items.ts';
import { toFileName } from './file-name.ts';
import { recordMedia } from './record-media.ts';
import type { Recorder } from './recorder.ts';
import { RecordingError } from './recording-error.ts';
import type { RecordingFolder } from './recording-folder.ts';
import { toCount } from './to-count.ts';

const CONCURRENT = 4;
/** Limits the recording to 40 requests per second. Experience Edge allows 80, and the visitors' requests count too. */
const PAUSE_MS = 100;

export async function recordSite(recorder: Recorder, folder: RecordingFolder, info: SiteInfo): Promise<void> {
  recorder.setProgress(`${info.name}: settings`);
  const { site } = await folder.readOrFetch(MANIFEST, SiteRecording, () => fetchManifest(recorder, info));
  checkManifest(recorder, folder, info, site);
  let pageCount = 0;
  for (const language of site.languages) {
    pageCount += await recordLanguage(recorder, folder, { siteName: site.name, language });
  }
  if (recorder.options.withMedia) await recordMedia(recorder, folder);
  recorder.print(
    `ok    ${site.name}: ${toCount(pageCount, 'page')} in ${site.languages.join(', ')} → ${folder.folder}`,
  );
}

async function fetchManifest({ cms, config, options }: Recorder, info: SiteInfo): Promise<SiteRecording> {
  const { name, hostName } = info;
  const language = toDefaultLanguage(info, config.site.defaultLanguage);
  const own = await fetchPageLanguages(cms, { siteName: name, path: '/', language });
  const isWanted = (code: string) => options.languages.length === 0 || options.languages.includes(code);
  const languages: [string, ...string[]] = [
    language,
    ...own.filter((code) => code !== language && isWanted(code)),
  ];
  const robots = await fetchRobots(cms, name);
  const attributes = Object.fromEntries(await fetchSiteAttributes(cms, name));
  const redirects = (await fetchRedirects(cms, name)).filter(isKnownRedirect);
  const site = { name, hostName, language, languages, robots, attributes, redirects };
  return { format: RECORDING_FORMAT, site };
}

/** Leaves out rules that the site skips too, because their type is unknown. */
const isKnownRedirect = <Redirect extends { redirectType: string }>(
  redirect: Redirect,
): redirect is Redirect & { redirectType: RedirectType } =>
  RedirectType.safeParse(redirect.redirectType).success;

function checkManifest(
  { options }: Recorder,
  { folder }: RecordingFolder,
  { name }: SiteInfo,
  site: SiteRecording['site'],
): void {
  if (site.name !== name) {
    throw new RecordingError(`${folder} contains the site ${site.name}. Choose another folder for ${name}.`);
  }
  const missing = options.languages.filter((language) => !site.languages.includes(language));
  if (missing.length === 0) return;
  throw new RecordingError(
    `${folder} contains the languages ${site.languages.join(', ')}, and not ${missing.join(', ')}. ` +
      `If the site has them, delete ${folder}/${MANIFEST} and run the command again.`,
  );
}

/** Returns the number of pages that the site has in the language. */
async function recordLanguage(
  recorder: Recorder,
  folder: RecordingFolder,
  site: SiteLanguage,
): Promise<number> {
  const { cms } = recorder;
  await recordOnce(recorder, folder, { ...site, kind: 'dictionary' }, () => fetchDictionary(cms, site));
  await recordOnce(recorder, folder, { ...site, kind: 'error-pages' }, () => fetchErrorItems(cms, site));
  const pages = await loadRoutes(recorder, folder, site);
  await recordPages(recorder, folder, site, pages);
  return pages.length;
}

const toFile = (kind: string, language: string): string => `${kind}/${language}.recorded.json`;

/** Records a file of which each language has one. */
async function recordOnce(
  { setProgress, failures }: Recorder,
  folder: RecordingFolder,
  { siteName, language, kind }: SiteLanguage & { kind: string },
  fetchValue: () => Promise<unknown>,
): Promise<void> {
  const file = toFile(kind, language);
  const what = `${siteName} in ${language}: ${kind}`;
  setProgress(what);
  if (folder.has(file)) return;
  await failures.tolerate(what, async () => folder.write(file, await fetchValue()));
}

type PageFile = RoutesRecording['pages'][number];

/** Returns the list of pages from an earlier run, or records it. */
async function loadRoutes(
  { cms, setProgress, print }: Recorder,
  folder: RecordingFolder,
  site: SiteLanguage,
): Promise<PageFile[]> {
  const { siteName, language } = site;
  setProgress(`${siteName} in ${language}: list of pages`);
  const { pages } = await folder.readOrFetch(toFile('routes', language), RoutesRecording, async () => {
    const paths = await fetchStaticRoutes(cms, site);
    const { allowed = [], others = [] } = Object.groupBy(paths, (path) =>
      PagePath.safeParse(path).success ? 'allowed' : 'others',
    );
    if (others.length > 0) print(toLeftOut(site, others));
    return { pages: allowed.map((path) => ({ path, file: toPageFile(path, language) })) };
  });
  return pages;
}

function toLeftOut({ siteName, language }: SiteLanguage, paths: readonly string[]): string {
  const examples = paths.slice(0, 10).map((path) => (path.length > 80 ? `${path.slice(0, 80)}…` : path));
  const count = toCount(paths.length, 'path');
  return `      ${siteName} in ${language}: ${count} left out, because no browser can request such a path: ${examples.join(', ')}`;
}

async function recordPages(
  { cms, setProgress, failures }: Recorder,
  folder: RecordingFolder,
  site: SiteLanguage,
  pages: readonly PageFile[],
): Promise<void> {
  const { siteName, language } = site;
  const missing = pages.filter(({ file }) => !folder.has(file));
  let done = pages.length - missing.length;
  await mapLimited(missing, CONCURRENT, async ({ path, file }) => {
    setProgress(`${siteName} in ${language}: page ${done + 1} of ${pages.length}`);
    await failures.tolerate(`${siteName} ${path} in ${language}`, async () => {
      await folder.write(file, { path, language, item: await fetchItem(cms, { ...site, path }) });
    });
    done += 1;
    await sleep(PAUSE_MS);
  });
}

const toPageFile = (path: string, language: string): string =>
  `pages/${toFileName(`${path === '/' ? 'home' : path} ${language}`)}.recorded.json`;
