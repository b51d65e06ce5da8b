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

/** What was known of a site before; asked only where the CMS does not tell. */
type FindKept = (siteName: string) => Promise<Site | undefined>;

/**
 * Loads what the list of sites does not say of a site: its languages, and what its attributes ask for. Without them
 * it takes what was known before; a site whose languages nobody ever told is marked.
 */
export function createLoadSite(cms: CmsClient, settings: Settings) {
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

  return async ({ name, hostName, defaultLanguage }: SiteInfo, findKept: FindKept): Promise<Site> => {
    const standard = defaultLanguage ?? site.defaultLanguage;
    const [told, attributes] = await Promise.all([
      loadLanguages(name, standard).catch(toNone),
      loadAttributes(name).catch(toNone),
    ]);
    const known = told && attributes ? undefined : await findKept(name);
    const languages = told ?? (known?.hasGuessedLanguages ? null : known?.languages);
    const isAsked = attributes ? isNegotiationAsked(attributes) : known?.negotiatesLanguage;
    return {
      name,
      hostName,
      defaultLanguage: standard,
      languages: [...new Set([standard, ...(languages ?? [])])],
      ...(isAsked && { negotiatesLanguage: true }),
      ...(!languages && { hasGuessedLanguages: true }),
    };
  };
}

const isNegotiationAsked = (attributes: ReadonlyMap<string, unknown>): boolean =>
  /^(true|1)$/i.test(String(attributes.get('negotiateLanguage')));

/** Trouble with one site, logged when it began, does not cost the others. */
function toNone(error: unknown): null {
  if (error instanceof CmsError) return null;
  throw error;
}
