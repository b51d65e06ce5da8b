import { SITE_TITLE } from '@/page-props/steps/add-head';
import { getServer } from './server';

/** Returns the name of a site as visitors know it. */
export async function loadSiteName(siteName: string, language: string): Promise<string> {
  const dictionary = await getServer().cms.loadDictionary(siteName, language);
  return dictionary[SITE_TITLE]?.trim() || siteName;
}
