import type { AuthoringContext } from '../../authoring/graphql/authoring-context.ts';
import { openSiteFile, type SiteFile } from '../../authoring/site/site-files.ts';
import { readSource } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import { isScalarValue } from '../../content/yaml/scalar-text.ts';
import type { Site } from '../../model/site-model.ts';

/** Reads the phrases of a language. What is no text is missing, so that an editor can write a text there. */
function readPhrases({ path, text }: SiteFile): ReadonlyMap<string, string | null> {
  const data = text === null ? {} : readSource(path, text).data;
  const entries = isRecord(data) ? Object.entries(data) : [];
  return new Map(entries.map(([key, value]) => [key, isScalarValue(value) ? String(value ?? '') : null]));
}

/**
 * Lists all keys with the phrase of each language, null where it is missing, in the order of the files. They are those
 * of the revisions, because the site's own phrases can be older. Throws a ContentError if a file is no YAML.
 */
export async function listPhrases(context: AuthoringContext, site: Site) {
  const { languages, defaultLanguage } = site.settings;
  const files = await Promise.all(
    languages.map(async (language) => {
      const file = await openSiteFile(context, site, `dictionary/${language}`);
      return { language, path: file.path, revision: file.revision, phrases: readPhrases(file) };
    }),
  );
  const keys = new Set(files.flatMap(({ phrases }) => [...phrases.keys()]));
  return {
    defaultLanguage,
    files: files.map(({ phrases: _, ...file }) => file),
    entries: [...keys].map((key) => ({
      key,
      phrases: Object.fromEntries(files.map(({ language, phrases }) => [language, phrases.get(key) ?? null])),
    })),
  };
}
