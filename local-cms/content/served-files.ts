import type { FoundFile } from './content-files.ts';

/** Files that the local CMS serves unchanged, by URL path. */
export type ServedFiles = ReadonlyMap<string, FoundFile>;

/** The first pattern matches the templates of FEaaS components, the second the JSON data of components. */
const SERVED: readonly [pattern: RegExp, toPath: (...names: string[]) => string][] = [
  [/^[\w-]+\/feaas\/((?:[\w-]+\/){3}[\w-]+)\.html$/, (rest) => `/components/${rest}`],
  [/^([\w-]+)\/data\/([\w-]+\.json)$/, (site, name) => `/v1/files/data/${site}/${name}`],
];

export const listServedFiles = (files: readonly FoundFile[]): ServedFiles =>
  new Map(
    files.flatMap((file) =>
      SERVED.flatMap(([pattern, toPath]) => {
        const [, ...names] = pattern.exec(file.path) ?? [];
        return names.length > 0 ? [[toPath(...names), file] as const] : [];
      }),
    ),
  );
