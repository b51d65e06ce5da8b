import { setTimeout as sleep } from 'node:timers/promises';
import { fetchDictionary } from '@/cms/queries/fetch-dictionary';
import { fetchPageLanguages } from '@/cms/queries/fetch-page-languages';
import { fetchRedirects } from '@/cms/queries/fetch-redirects';
import { fetchRobots } from '@/cms/queries/fetch-robots';
import { fetchSiteAttributes } from '@/cms/queries/fetch-site-attributes';
import type { SiteInfo } from '@/cms/queries/fetch-sites';
import { fetchStaticRoutes } from '@/cms/queries/fetch-static-routes';
import { toDefaultLanguage } from '@/features/sites/site-list/load-site';
import {
  PagePath,
  RECORDING_FORMAT,
  RoutesRecording,
  SiteRecording,
} from '../../local-cms/content/schemas/recorded-site.ts';
import { MANIFEST } from '../../local-cms/model/load-recorded-site.ts';
import { fetchErrorItems, fetchItem } from './fetch-items.ts';
import { toFileName } from './file-name.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { recordMedia } from './record-media.ts';
import type { Recorder } from './recorder.ts';
import { RecordingError } from './recording-error.ts';
import type { RecordingFolder } from './recording-folder.ts';

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
  recorder.print(`ok    ${site.name}: ${pageCount} pages in ${site.languages.join(', ')} → ${folder.folder}`);
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

type RecordedRedirect = SiteRecording['site']['redirects'][number];

/** Leaves out rules that the site skips too, because their type is unknown. */
const isKnownRedirect = (redirect: { redirectType: string }): redirect is RecordedRedirect =>
  ['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER'].includes(redirect.redirectType);

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

type Place = { siteName: string; language: string };

/** Returns the number of pages that the site has in the language. */
async function recordLanguage(recorder: Recorder, folder: RecordingFolder, place: Place): Promise<number> {
  const { cms, setProgress } = recorder;
  const { siteName, language } = place;
  const toFile = (kind: string) => `${kind}/${language}.recorded.json`;
  const recordOnce = async (kind: string, fetchValue: () => Promise<unknown>) => {
    const what = `${siteName} in ${language}: ${kind}`;
    setProgress(what);
    if (folder.has(toFile(kind))) return;
    await recorder.failures.tolerate(what, async () => folder.write(toFile(kind), await fetchValue()));
  };
  await recordOnce('dictionary', () => fetchDictionary(cms, place));
  await recordOnce('error-pages', () => fetchErrorItems(cms, place));
  setProgress(`${siteName} in ${language}: list of pages`);
  const { pages } = await folder.readOrFetch(toFile('routes'), RoutesRecording, async () => ({
    pages: (await fetchStaticRoutes(cms, place))
      .filter((path) => PagePath.safeParse(path).success)
      .map((path) => ({ path, file: toPageFile(path, language) })),
  }));
  const missing = pages.filter(({ file }) => !folder.has(file));
  let done = pages.length - missing.length;
  await forEachConcurrently(missing, CONCURRENT, async ({ path, file }) => {
    setProgress(`${siteName} in ${language}: page ${done + 1} of ${pages.length}`);
    await recorder.failures.tolerate(`${siteName} ${path} in ${language}`, async () => {
      await folder.write(file, { path, language, item: await fetchItem(cms, { ...place, path }) });
    });
    done += 1;
    await sleep(PAUSE_MS);
  });
  return pages.length;
}

const toPageFile = (path: string, language: string): string =>
  `pages/${toFileName(`${path === '/' ? 'home' : path} ${language}`)}.recorded.json`;
