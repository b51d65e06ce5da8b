/** A version of a page in one language. From old to new: `en.v1.yml`, `en.yml` (published), `en.draft.yml`. */
export type LanguageFile = {
  language: string;
  path: string;
  isRecorded: boolean;
  stage: Stage;
  version: number;
};

type Stage = 'older' | 'published' | 'draft';

/** The version of each page to load. An object sets it for one page and language; the rest is the newest. */
export type Edition = 'published' | 'newest' | { folder: string; language: string; version: number };

const filePattern = /^pages\/(?:(.*)\/)?([^/]+?)(?:\.(draft|v[1-9]\d{0,3}))?(\.layout\.json|\.ya?ml)$/;

type FoundFile = LanguageFile & { folder: string };

/** Parses `path`, which is relative to the site's folder. */
function findPageFile(path: string, wholePath: string): FoundFile | null {
  const [, folder = '', language, mark, ending] = filePattern.exec(path) ?? [];
  if (!language) return null;
  const stage = mark === undefined ? 'published' : mark === 'draft' ? 'draft' : 'older';
  const version = stage === 'older' ? Number(mark?.slice(1)) : 0;
  return { folder, language, path: wholePath, isRecorded: ending === '.layout.json', stage, version };
}

/** Numbers the published version after the older ones, and the draft after that. */
function withNumbers(files: readonly FoundFile[]): FoundFile[] {
  return files.map((file) => {
    if (file.stage === 'older') return file;
    const twins = files.filter(({ language }) => language === file.language);
    const lastOlder = Math.max(0, ...twins.map(({ version }) => version));
    const isAfterPublished = file.stage === 'draft' && twins.some(({ stage }) => stage === 'published');
    return { ...file, version: lastOlder + (isAfterPublished ? 2 : 1) };
  });
}

/** Returns all versions of all pages by folder; '' is the folder of the home page. */
export function groupPageFiles(paths: readonly string[], site: string): ReadonlyMap<string, LanguageFile[]> {
  const found = paths.flatMap((path) => findPageFile(path.slice(site.length + 1), path) ?? []);
  const groups = Map.groupBy(found, ({ folder }) => folder);
  return new Map([...groups].map(([folder, files]) => [folder, withNumbers(files)]));
}

/** Returns one version per language, or two if two files are the same version; the caller reports that. */
export function chooseFiles(
  files: readonly LanguageFile[],
  folder: string,
  edition: Edition,
): readonly LanguageFile[] {
  if (edition === 'published') return files.filter(({ stage }) => stage === 'published');
  return files.filter(({ language, version }) => {
    if (typeof edition === 'object' && edition.folder === folder && edition.language === language)
      return version === edition.version;
    return files.every((other) => other.language !== language || other.version <= version);
  });
}
