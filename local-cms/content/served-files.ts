import type { FoundFile } from './content-files.ts';

/** Folder of the URLs of library style sheets. */
export const LIBRARY_STYLES = '/v1/files/components/styles';

/** Files that the local CMS serves unchanged, by URL path. */
export type ServedFiles = ReadonlyMap<string, FoundFile>;

/** The patterns match templates of FEaaS components, style sheets of their libraries, and JSON data of components. */
const SERVED: readonly [pattern: RegExp, toPath: (...names: string[]) => string][] = [
  [/^[\w-]+\/feaas\/((?:[\w-]+\/){3}[\w-]+)\.html$/, (rest) => `/components/${rest}`],
  [/^[\w-]+\/feaas\/([\w-]+)\/styles\.css$/, (library) => `${LIBRARY_STYLES}/${library}.css`],
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
