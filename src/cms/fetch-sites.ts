import { z } from 'zod';
import { LANGUAGE_CODE } from '@/lib/language-code';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import { CmsError } from './cms-error';
import { requestChecked } from './request-checked';

export type Site = {
  name: string;
  /** Patterns as the CMS has them: `|` or `,` between, `*` for any characters. */
  hostName: string;
  defaultLanguage: string;
  /** All languages of the site, the default first. */
  languages: readonly string[];
  /** Who comes to the front page gets it in the browser's language. */
  negotiatesLanguage?: boolean;
  /** The CMS has not told the sites yet: whether other hosts belong to others is not known. */
  isGuess?: boolean;
  /** The CMS has not told the languages yet: there may be more than the default one. */
  hasGuessedLanguages?: boolean;
};

export type SiteInfo = Pick<Site, 'name' | 'hostName'> & {
  /** `null`: the CMS names none that a path can carry. */
  defaultLanguage: string | null;
  /** What the CMS names instead. */
  refusedLanguage?: string;
};

/** Every Sitecore has this one; it is no site of its own. */
const BUILT_IN_SITE = 'website';

const SITES_QUERY = `query SitesQuery {
  site { siteInfoCollection { name hostName: hostname language } }
}`;

const RawSite = z.object({
  name: z.string(),
  hostName: z.string().nullish(),
  language: z.string().nullish(),
});
const Answer = z.object({ site: z.object({ siteInfoCollection: z.array(RawSite.nullable()) }) });

/** Fetches the sites of the CMS, without their languages. */
export async function fetchSites(cms: CmsClient, options?: CmsRequestOptions): Promise<readonly SiteInfo[]> {
  const { site } = await requestChecked(cms, SITES_QUERY, Answer, {}, options);
  const sites = site.siteInfoCollection
    .filter((info) => info !== null)
    .filter(({ name }) => name !== '' && name !== BUILT_IN_SITE)
    .map(({ name, hostName, language }) => ({
      name,
      hostName: hostName?.trim() || '*',
      ...toDefaultLanguage(language?.trim() ?? ''),
    }));
  if (sites.length > 0) return sites;
  // Taken for an answer, it would turn every page into a 404.
  throw new CmsError(
    { kind: 'invalid-answer', reason: 'the CMS names no site' },
    { operation: 'SitesQuery' },
  );
}

function toDefaultLanguage(named: string): Pick<SiteInfo, 'defaultLanguage' | 'refusedLanguage'> {
  if (LANGUAGE_CODE.test(named)) return { defaultLanguage: named };
  return { defaultLanguage: null, ...(named && { refusedLanguage: named }) };
}
