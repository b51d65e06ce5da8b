/** A version of a page: `en.v1.yml` is an older version, `en.yml` the published one, `en.draft.yml` a draft. */
export type LanguageFile = {
  language: string;
  path: string;
  isRecorded: boolean;
  stage: Stage;
  version: number;
};

type Stage = 'older' | 'published' | 'draft';

/** The versions of pages to use. The object names the version for one page and language; others are the newest. */
export type Edition = 'published' | 'newest' | { folder: string; language: string; version: number };

const filePattern = /^pages\/(?:(.*)\/)?([^/]+?)(?:\.(draft|v[1-9]\d{0,3}))?(\.layout\.json|\.ya?ml)$/;

type FoundFile = LanguageFile & { folder: string };

/** Parses `path`, which is relative to the site's folder; null if the file is not a page. */
function findPageFile(path: string, wholePath: string): FoundFile | null {
  const [, folder = '', language, mark, ending] = filePattern.exec(path) ?? [];
  if (!language) return null;
  const stage = mark === undefined ? 'published' : mark === 'draft' ? 'draft' : 'older';
  const version = stage === 'older' ? Number(mark?.slice(1)) : 0;
  return { folder, language, path: wholePath, isRecorded: ending === '.layout.json', stage, version };
}

/** Numbers the published version after the older versions, and the draft after the published version. */
function withNumbers(files: readonly FoundFile[]): FoundFile[] {
  return files.map((file) => {
    if (file.stage === 'older') return file;
    const twins = files.filter(({ language }) => language === file.language);
    const lastOlder = Math.max(0, ...twins.map(({ version }) => version));
    const isAfterPublished = file.stage === 'draft' && twins.some(({ stage }) => stage === 'published');
    return { ...file, version: lastOlder + (isAfterPublished ? 2 : 1) };
  });
}

/** Returns all versions of the site's pages by page folder. The folder of the home page is ''. */
export function groupPageFiles(paths: readonly string[], site: string): ReadonlyMap<string, LanguageFile[]> {
  const found = paths.flatMap((path) => findPageFile(path.slice(site.length + 1), path) ?? []);
  const groups = Map.groupBy(found, ({ folder }) => folder);
  return new Map([...groups].map(([folder, files]) => [folder, withNumbers(files)]));
}

/** Returns one file per language. If two files are the same version, returns both; the caller reports them. */
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
