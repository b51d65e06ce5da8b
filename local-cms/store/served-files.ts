import type { FoundFile } from './content-files.ts';

/** Files that are answered as they are, by the path that they are served at. Nothing else of the folder is. */
export type ServedFiles = ReadonlyMap<string, FoundFile>;

/** Templates of FEaaS components, and data for components from outside. Names in them cannot lead anywhere else. */
const PLACES: readonly [pattern: RegExp, toPath: (...names: string[]) => string][] = [
  [/^[\w-]+\/feaas\/((?:[\w-]+\/){3}[\w-]+)\.html$/, (rest) => `/components/${rest}`],
  [/^([\w-]+)\/data\/([\w-]+\.json)$/, (site, name) => `/v1/files/data/${site}/${name}`],
];

export function listServedFiles(files: readonly FoundFile[]): ServedFiles {
  return new Map(
    files.flatMap((file) =>
      PLACES.flatMap(([pattern, toPath]): [string, FoundFile][] => {
        const [, ...names] = pattern.exec(file.path) ?? [];
        return names.length > 0 ? [[toPath(...names), file]] : [];
      }),
    ),
  );
}
