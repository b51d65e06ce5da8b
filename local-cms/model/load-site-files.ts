import { toUnknownNameText } from '../content/close-name.ts';
import { createContentError } from '../content/content-error.ts';
import { type FormFile, toFormFile } from '../content/schemas/form-file.ts';
import { type MediaNotes, toMediaNotes } from '../content/schemas/media-notes.ts';
import { type Redirect, toRedirects } from '../content/schemas/site-files.ts';
import type { LoadContext } from './load-context.ts';
import type { Site } from './site-model.ts';

export function loadRedirects({ folder, lastGood, files }: LoadContext): readonly Redirect[] {
  const path = `${folder}/redirects.yml`;
  if (!files.paths.includes(path)) return [];
  return lastGood.redirects(path, () => toRedirects(files.source(path))).value ?? [];
}

/** Loads media.yml. Reports a media file that is not there, and a language that the site does not have. */
export function loadMediaNotes(context: LoadContext): MediaNotes {
  const { folder, lastGood, files, media, settings, report } = context;
  const path = `${folder}/media.yml`;
  if (!files.has(path)) return new Map();
  const { value, error } = lastGood.mediaNotes(path, () => toMediaNotes(files.source(path)));
  const known = [...media(folder).keys()];
  for (const [name, { alt }] of error ? [] : (value ?? [])) {
    const { file, lineAt } = files.source(path);
    const fail = (place: string[], message: string) =>
      report(createContentError(file, lineAt(place), message));
    if (!known.includes(name)) fail([name], toUnknownNameText('media file', name, known));
    for (const language of Object.keys(alt))
      if (!settings.languages.includes(language))
        fail([name, 'alt', language], toUnknownNameText('language', language, settings.languages));
  }
  return value ?? new Map();
}

export function loadForms({
  files,
  lastGood,
  reportFile,
  listFiles,
}: LoadContext): ReadonlyMap<string, FormFile> {
  const forms = new Map<string, FormFile>();
  for (const { path, groups } of listFiles(/^forms\/(.+)\.ya?ml$/)) {
    const [id = ''] = groups;
    if (!/^[\w-]{1,100}$/.test(id)) {
      reportFile(path, 'use letters, digits, - and _ in the name of a form’s file');
      continue;
    }
    const { value } = lastGood.forms(path, () => toFormFile(files.source(path), id));
    if (value) forms.set(id.toLowerCase(), value);
  }
  return forms;
}

type Items = Pick<Site, 'pages' | 'designs'>;

function findDesignProblem({ designs }: Items, placeholder: string, name: string): string | null {
  const design = designs.get(name);
  if (!design) return toUnknownNameText('partial design', name, [...designs.keys()]);
  const versions = [...design.versions.values()];
  const isUsable =
    versions.length === 0 || versions.some(({ placeholders }) => placeholders?.has(placeholder));
  return isUsable ? null : `the partial design "${name}" has nothing for ${placeholder}`;
}

/** Reports missing pages and partial designs, and partial designs without content for their placeholder. */
export function checkSettings({ settings, report }: LoadContext, items: Items): void {
  const { file, errorPages, pageDesigns } = settings;
  const missingPages = Object.values(errorPages)
    .filter((route) => route !== undefined && !items.pages.has(route.toLowerCase()))
    .map((route) => `errorPages: there is no page ${route}`);
  const placed = Object.values(pageDesigns).flatMap((design) => Object.entries(design ?? {}));
  const designProblems = placed.flatMap(([placeholder, names]) =>
    (names ?? []).flatMap((name) => {
      const problem = findDesignProblem(items, placeholder, name);
      return problem === null ? [] : [`pageDesigns: ${problem}`];
    }),
  );
  for (const message of [...missingPages, ...designProblems]) report(createContentError(file, 1, message));
}
