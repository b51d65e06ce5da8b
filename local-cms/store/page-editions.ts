/** A page's file in one language. Versions are numbered from the oldest: `en.v1.yml`, then `en.yml`, then `en.draft.yml`. */
export type LanguageFile = {
  language: string;
  path: string;
  isRecorded: boolean;
  stage: Stage;
  version: number;
};

/** `published` is what visitors get; `draft` comes after it, and older ones came before it. */
type Stage = 'older' | 'published' | 'draft';

/** Which version of each page counts: what visitors get, the newest, or the newest but for one page in one language. */
export type Edition = 'published' | 'newest' | { folder: string; language: string; version: number };

const filePattern = /^pages\/(?:(.*)\/)?([^/]+?)(?:\.(draft|v[1-9]\d{0,3}))?(\.layout\.json|\.ya?ml)$/;

type FoundFile = LanguageFile & { folder: string };

/** `path` within the folder of the site. */
function findPageFile(path: string, wholePath: string): FoundFile | null {
  const [, folder = '', language, mark, ending] = filePattern.exec(path) ?? [];
  if (!language) return null;
  const stage = mark === undefined ? 'published' : mark === 'draft' ? 'draft' : 'older';
  const version = stage === 'older' ? Number(mark?.slice(1)) : 0;
  return { folder, language, path: wholePath, isRecorded: ending === '.layout.json', stage, version };
}

/** The published one follows the older ones, and the draft follows that. */
function withNumbers(files: readonly FoundFile[]): FoundFile[] {
  return files.map((file) => {
    if (file.stage === 'older') return file;
    const twins = files.filter(({ language }) => language === file.language);
    const oldest = Math.max(0, ...twins.map(({ version }) => version));
    const isSecond = file.stage === 'draft' && twins.some(({ stage }) => stage === 'published');
    return { ...file, version: oldest + (isSecond ? 2 : 1) };
  });
}

/** All versions of all pages by folder: '' is the home page, 'projects/havn' one below. */
export function groupPageFiles(paths: readonly string[], site: string): ReadonlyMap<string, LanguageFile[]> {
  const found = paths.flatMap((path) => findPageFile(path.slice(site.length + 1), path) ?? []);
  const groups = Map.groupBy(found, ({ folder }) => folder);
  return new Map([...groups].map(([folder, files]) => [folder, withNumbers(files)]));
}

/** One version a language; two where the page has two files for it, which is reported. */
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
