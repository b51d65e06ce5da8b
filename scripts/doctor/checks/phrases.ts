import { fetchDictionary } from '@/cms/queries/fetch-dictionary';
import { getPhrases, phraseKeys } from '@/texts/built-in-phrases';
import { isOfLanguage } from '@/texts/get-by-language';
import type { Check, Diagnostic, Doctor } from '../check.ts';
import { fetchSitesWithLanguages } from '../fetch-sites-with-languages.ts';
import { siteInCms } from './cms.ts';

/** The end of every page title. It has no built-in text. */
const OPTIONAL = 'site-title';

export const phrases: Check = {
  name: 'every phrase has a text',
  needs: [siteInCms],
  async *run(doctor) {
    const places = new Map<string, string[]>();
    for (const { site, language } of await listDictionaries(doctor)) {
      doctor.setProgress(`dictionary of ${site} in ${language}`);
      const own = await fetchDictionary(doctor.cms, { siteName: site, language });
      const missing = [...phraseKeys, OPTIONAL].filter((key) => !own[key]?.trim()).join(', ');
      if (missing) places.set(missing, [...(places.get(missing) ?? []), toPlace(site, language)]);
    }
    for (const [missing, where] of places) yield toHint(missing, where);
  },
};

async function listDictionaries(doctor: Doctor): Promise<{ site: string; language: string }[]> {
  const sites = await fetchSitesWithLanguages(doctor);
  return sites.flatMap(({ name, languages }) => languages.map((language) => ({ site: name, language })));
}

function toPlace(site: string, language: string): string {
  const builtIn = getPhrases(language).language;
  return isOfLanguage(language, builtIn)
    ? `${site} in ${language}`
    : `${site} in ${language} (shown in ${builtIn})`;
}

const toHint = (missing: string, places: readonly string[]): Diagnostic => ({
  problem: `Not in the dictionary of ${places.join('; ')}: ${missing}.`,
  advice: `The site shows texts of its own for them, and none for ${OPTIONAL}. Add the keys to the dictionary for other texts.`,
  isHint: true,
});
