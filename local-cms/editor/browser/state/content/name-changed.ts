/** What people call the files of a site that are not pages. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^[^/]+\/shared\/([^/]+)\//, 'the shared content $1'],
  [/^[^/]+\/designs\/([^/]+)\//, 'the partial design $1'],
  [/^[^/]+\/media\/(.+)$/, 'the media file $1'],
  [/^[^/]+\/media\.ya?ml$/, 'the descriptions of media'],
  [/^[^/]+\/site\.ya?ml$/, 'the settings of the site'],
  [/^[^/]+\/forms\/([^/.]+)\.ya?ml$/, 'the form $1'],
  [/^[^/]+\/dictionary\b.*$/, 'the dictionary'],
  [/^[^/]+\/redirects\.ya?ml$/, 'the redirects'],
  [/^[^/]+\/personalize\.ya?ml$/, 'the audience rules'],
];

type Page = { route: string; title: string };

/** Calls what has changed by the name that people know: a page by its title. Unknown files keep their path. */
export function toChangedName(paths: readonly string[], pages: readonly Page[]): string {
  const [path = '', more] = paths;
  if (more !== undefined) return 'several files';
  const file = /^[^/]+\/pages\/(?<folder>.*\/)?[^/]+$/.exec(path);
  if (file) {
    const route = `/${file.groups?.folder ?? ''}`.replace(/(?<=.)\/$/, '');
    return pages.find((page) => page.route === route)?.title ?? 'another page';
  }
  for (const [pattern, name] of NAMES) {
    const found = pattern.exec(path);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return path;
}
