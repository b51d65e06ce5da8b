import { cached } from '@/lib/cached';
import type { Logger } from '@/telemetry/logger';
import type { CmsClient } from './cms-client';
import { CmsError } from './cms-error';
import { fetchPageLanguages } from './fetch-page-languages';
import { fetchSiteAttributes } from './fetch-site-attributes';
import type { Site, SiteInfo } from './fetch-sites';

const MAX_SITES = 1000;

type Settings = {
  site: { defaultLanguage: string };
  detailsTtlMs: number;
  deadlineMs: number;
  retryMs: number;
  logger: Logger;
  now?: () => number;
};

/** Loads what the list of sites does not say of a site: its languages, and what its attributes ask for. */
export function createLoadSite(cms: CmsClient, settings: Settings): (info: SiteInfo) => Promise<Site> {
  const { site, logger, deadlineMs, retryMs, now } = settings;
  const kept = { ttlMs: settings.detailsTtlMs, max: MAX_SITES, retryMs, staleWhileLoading: true, now };
  const loadLanguages = cached(
    (siteName, language) => fetchPageLanguages(cms, { siteName, path: '/', language }, { deadlineMs }),
    {
      ...kept,
      onFailure: (error) => logger.warn({ error }, 'The CMS does not tell the languages of a site'),
    },
  );
  const loadAttributes = cached((siteName) => fetchSiteAttributes(cms, siteName, { deadlineMs }), {
    ...kept,
    onFailure: (error) => logger.warn({ error }, 'The CMS does not tell the attributes of a site'),
  });

  return async ({ name, hostName, defaultLanguage }) => {
    const standard = defaultLanguage ?? site.defaultLanguage;
    const [languages, attributes] = await Promise.all([
      loadLanguages(name, standard).catch(unlessOutage([])),
      loadAttributes(name).catch(unlessOutage(new Map<string, unknown>())),
    ]);
    const wantsNegotiation = /^(true|1)$/i.test(String(attributes.get('negotiateLanguage')));
    return {
      name,
      hostName,
      defaultLanguage: standard,
      languages: [...new Set([standard, ...languages])],
      ...(wantsNegotiation && { negotiatesLanguage: true }),
    };
  };
}

/** A fault of this site alone, logged when it began, does not cost the others; an outage is all sites'. */
const unlessOutage =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (!(error instanceof CmsError) || ['timeout', 'network', 'http'].includes(error.kind)) throw error;
    return instead;
  };
