import { setTimeout as sleep } from 'node:timers/promises';
import { fetchPage } from '@/cms/fetch-page';
import { fetchStaticRoutes } from '@/cms/fetch-static-routes';
import type { Placeholders, Rendering } from '@/cms/layout-schema';
import type { Doctor } from './doctor.ts';
import { fetchSitesWithLanguages } from './fetch-languages.ts';

/** More says little new, and a big site has thousands. */
const MAX_PAGES_PER_LANGUAGE = 300;
/** Experience Edge allows 80 requests a second, and visitors need them too. */
const PAUSE_MS = 25;

/** Components that published pages hold, with the first page that holds each. */
export async function collectUsedRenderings(doctor: Doctor): Promise<ReadonlyMap<string, string>> {
  const used = new Map<string, string>();
  for (const { name: siteName, languages } of await fetchSitesWithLanguages(doctor)) {
    for (const language of languages) {
      const paths = await fetchStaticRoutes(doctor.cms, { siteName, language });
      const some = paths.slice(0, MAX_PAGES_PER_LANGUAGE);
      for (const [index, path] of some.entries()) {
        doctor.tell(`${siteName} in ${language}: page ${index + 1} of ${some.length}`);
        const page = await fetchPage(doctor.cms, { siteName, path, language });
        for (const name of toNames(page?.layout.sitecore.route?.placeholders)) {
          if (!used.has(name)) used.set(name, `${path} of ${siteName} in ${language}`);
        }
        await sleep(PAUSE_MS);
      }
    }
  }
  return used;
}

function toNames(placeholders: Placeholders = {}): string[] {
  return Object.values(placeholders).flat().flatMap(toOwnNames);
}

/** Of a rendering, what stands in its place for some visitors, and what it holds. */
function toOwnNames({ componentName, experiences = {}, placeholders }: Rendering): string[] {
  const others = Object.values(experiences).filter((experience) => experience !== null);
  return [componentName ?? [], others.flatMap(toOwnNames), toNames(placeholders)].flat();
}
