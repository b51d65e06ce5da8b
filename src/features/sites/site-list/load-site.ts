import type { CmsClient } from '@/cms/client/cms-client';
import { CmsError } from '@/cms/client/cms-error';
import { fetchPageLanguages } from '@/cms/queries/fetch-page-languages';
import { fetchSiteAttributes } from '@/cms/queries/fetch-site-attributes';
import type { SiteInfo } from '@/cms/queries/fetch-sites';
import { cached } from '@/platform/cache/cached';
import type { Logger } from '@/platform/telemetry/logger';
import { LANGUAGE_CODE } from '@/platform/text/language-code';
import type { Site } from './site-list';

const MAX_SITES = 1000;

type Settings = {
  site: { defaultLanguage: string };
  detailsTtlMs: number;
  deadlineMs: number;
  retryMs: number;
  logger: Logger;
  now?: () => number;
};

/** The returned function adds languages and attributes. If a query fails, the site keeps its last known values. */
export function createLoadSite(cms: CmsClient, settings: Settings) {
  const { site, logger, detailsTtlMs, deadlineMs, retryMs, now } = settings;
  const toCacheSettings = (details: string) => ({
    ttlMs: detailsTtlMs,
    max: MAX_SITES,
    retryMs,
    onFailure: (error: unknown) => logger.warn({ error }, `The ${details} of a site could not be loaded`),
    now,
  });
  const loadLanguages = cached(
    (siteName, language) => fetchPageLanguages(cms, { siteName, path: '/', language }, { deadlineMs }),
    toCacheSettings('languages'),
  );
  const loadAttributes = cached(
    (siteName) => fetchSiteAttributes(cms, siteName, { deadlineMs }),
    toCacheSettings('attributes'),
  );

  return async (siteInfo: SiteInfo, known: Site | undefined): Promise<Site> => {
    const defaultLanguage = toDefaultLanguage(siteInfo, site.defaultLanguage);
    const [languages, attributes] = await Promise.all([
      loadLanguages(siteInfo.name, defaultLanguage).catch(toNull),
      loadAttributes(siteInfo.name).catch(toNull),
    ]);
    return toSite({ ...siteInfo, defaultLanguage, languages, attributes }, known);
  };
}

type Answers = {
  name: string;
  hostName: string;
  defaultLanguage: string;
  /** `null`: the CMS did not say. */
  languages: readonly string[] | null;
  attributes: ReadonlyMap<string, unknown> | null;
};

/** Returns the site as the CMS describes it. What it did not say is as in `known`. */
export function toSite(answers: Answers, known: Site | undefined): Site {
  const { name, hostName, defaultLanguage, attributes } = answers;
  // Without a front page the list is empty. The pages of the other languages must not become 404s for that.
  const isLoaded = answers.languages !== null && (answers.languages.length > 0 || !known);
  const languages = isLoaded ? answers.languages : known?.languagesAreUnknown ? null : known?.languages;
  const consentSettings = attributes ? toConsentSettings(attributes) : known?.consentSettings;
  const negotiatesLanguage = attributes ? hasNegotiation(attributes) : known?.negotiatesLanguage;
  const theme = attributes ? findTheme(attributes) : known?.theme;
  return {
    name,
    hostName,
    defaultLanguage,
    languages: [...new Set([defaultLanguage, ...(languages ?? [])])],
    ...(negotiatesLanguage && { negotiatesLanguage }),
    ...(consentSettings && { consentSettings }),
    ...(theme && { theme }),
    ...(!languages && { languagesAreUnknown: true }),
    ...(!attributes && (!known || known.attributesAreUnknown) && { attributesAreUnknown: true }),
  };
}

/** Returns the configured language if the CMS has none for the site, or one that cannot be part of a path. */
export const toDefaultLanguage = ({ language }: SiteInfo, configured: string): string =>
  LANGUAGE_CODE.test(language) ? language : configured;

const hasNegotiation = (attributes: ReadonlyMap<string, unknown>): boolean =>
  /^(true|1)$/i.test(String(attributes.get('negotiateLanguage')));

const findTheme = (attributes: ReadonlyMap<string, unknown>): string | undefined =>
  String(attributes.get('theme') ?? '').trim() || undefined;

const CONSENT_SETTINGS = ['consentBanner', 'googleAnalyticsId', 'googleTagManagerId'];

function toConsentSettings(attributes: ReadonlyMap<string, unknown>): Site['consentSettings'] {
  const settings = CONSENT_SETTINGS.flatMap((name) => {
    const text = String(attributes.get(name) ?? '').trim();
    return text === '' ? [] : [[name, text]];
  });
  return settings.length > 0 ? Object.fromEntries(settings) : undefined;
}

/** Returns `null` for a failure of the CMS, which the cache has already logged. Rethrows any other error. */
function toNull(error: unknown): null {
  if (error instanceof CmsError) return null;
  throw error;
}
