import type { AuthoringContext } from '../../authoring/graphql/authoring-context.ts';
import { openSiteFile } from '../../authoring/site/site-files.ts';
import type { Site } from '../../model/site-model.ts';

/** Lists all keys with the phrase of each language, null where it is missing, in the order of the files. */
export async function listPhrases(context: AuthoringContext, site: Site) {
  const { languages, defaultLanguage } = site.settings;
  const files = await Promise.all(
    languages.map(async (language) => {
      const { path, revision } = await openSiteFile(context, site, `dictionary/${language}`);
      return { language, path, revision };
    }),
  );
  const keys = new Set(languages.flatMap((language) => [...(site.phrases.get(language)?.keys() ?? [])]));
  return {
    defaultLanguage,
    files,
    entries: [...keys].map((key) => ({
      key,
      phrases: Object.fromEntries(
        languages.map((language) => [language, site.phrases.get(language)?.get(key) ?? null]),
      ),
    })),
  };
}
