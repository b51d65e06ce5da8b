import type { FoundFile } from './content-files.ts';

/** Files that are served unchanged, by URL path. */
export type ServedFiles = ReadonlyMap<string, FoundFile>;

/** Templates of FEaaS components, and data for external components. Other files are never served. */
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
