import type { z } from 'zod';

import { createContentError } from '../content/content-error.ts';
import type { ContentFiles } from '../content/content-files.ts';
import type { Kept } from '../content/last-good.ts';
import { type RecordedPage, toRecordedPage } from '../content/schemas/recorded-file.ts';
import {
  ErrorPagesRecording,
  type ItemRecording,
  MediaRecording,
  PageRecording,
  RoutesRecording,
  SiteRecording,
} from '../content/schemas/recorded-site.ts';
import { checkSource } from '../content/source-file.ts';
import { createStableId } from '../content/stable-id.ts';
import { createLoadContext, type LoadContext, type SiteSources } from './load-context.ts';
import { loadDictionary } from './load-dictionary.ts';
import { addVersions } from './load-items.ts';
import { addPages, type LoadedPage, toLayout } from './load-pages.ts';
import { loadRules } from './load-rules.ts';
import { loadForms } from './load-site-files.ts';
import type { ItemNode, Site } from './site-model.ts';

/** The file that makes a folder a recorded site. */
export const MANIFEST = 'site.recorded.json';

const NOT_RECORDED = 'not recorded yet; continue with npm run record';

function read<Schema extends z.ZodType>(files: ContentFiles, path: string, schema: Schema) {
  if (!files.has(path)) throw createContentError(files.toName(path), 1, NOT_RECORDED);
  return checkSource(files.source(path), schema);
}

/** Loads a site that was recorded; null if its manifest has been invalid since the local CMS started. */
export function loadRecordedSite(sources: SiteSources): Site | null {
  const { files, folder, lastGood, media } = sources;
  const path = `${folder}/${MANIFEST}`;
  const { value } = lastGood.recordedSites(path, () => read(files, path, SiteRecording));
  if (!value) return null;
  const { redirects, language, ...site } = value.site;
  const file = files.toName(path);
  const none = { fallback: {}, pageDesigns: {}, errorPages: {}, allowed: new Map() };
  const context = createLoadContext(sources, { ...site, ...none, defaultLanguage: language, file });
  const { tree } = context;
  const pages = loadPages(context);
  const designs = new Map<string, ItemNode>();
  return {
    folder,
    settings: context.settings,
    root: tree.root,
    home: pages.get('/') ?? tree.root,
    pages,
    errorPages: loadErrorPages(context),
    shared: new Map(),
    designs,
    byId: tree.byId,
    byPath: tree.byPath,
    phrases: loadDictionary(context),
    media: media(folder),
    mediaNotes: new Map(),
    redirects,
    forms: loadForms(context),
    rules: loadRules(context),
    recording: { media: loadMediaUrls(context) },
  };
}

/** `route` is a public path without a slash at its end. `file` contains the page in the language. */
type RecordedRoute = { route: string; language: string; file: string };

function listRoutes(context: LoadContext): RecordedRoute[] {
  const { settings, files, folder, lastGood } = context;
  const routes = settings.languages.flatMap((language) => {
    const list = `${folder}/routes/${language}.recorded.json`;
    const { value } = lastGood.recordedRoutes(list, () => read(files, list, RoutesRecording));
    return (value?.pages ?? []).map(({ path, file }) => ({
      route: `/${path.replace(/^\/+|\/+$/g, '')}`,
      language,
      file: `${folder}/${file}`,
    }));
  });
  const taken = new Set<string>();
  return routes.filter(({ route, language, file }) => {
    const key = `${language} ${route.toLowerCase()}`;
    const isTwin = taken.has(key);
    if (isTwin) context.reportFile(file, `another page has the path ${route} already, ignoring case`);
    taken.add(key);
    return !isTwin;
  });
}

/** Loads a page in one language; empty if the CMS did not have the page. */
function loadPage({ files, lastGood }: LoadContext, { language, file }: RecordedRoute): LoadedPage[] {
  if (!files.has(file)) {
    // An error and not a missing page, which visitors would see as a 404. loadPages reports all of these together.
    const error = createContentError(files.toName(file), 1, NOT_RECORDED);
    return toLoadedPages(language, { value: null, error });
  }
  const kept = lastGood.recordedPages(file, () =>
    toPage(files.toName(file), read(files, file, PageRecording).item),
  );
  return toLoadedPages(language, kept);
}

const toPage = (file: string, item: ItemRecording | null): RecordedPage | null =>
  item?.rendered ? toRecordedPage(file, item) : null;

/** Returns an empty list for a page that the CMS did not have. */
function toLoadedPages(language: string, { value, error }: Kept<RecordedPage | null>): LoadedPage[] {
  if (error) return [{ language, number: 1, file: { value, error } }];
  return value ? [{ language, number: value.number, file: { value, error } }] : [];
}

function loadPages(context: LoadContext): ReadonlyMap<string, ItemNode> {
  const routes = listRoutes(context);
  const byRoute = Map.groupBy(routes, ({ route }) => route.toLowerCase());
  const pages = addPages(context, {
    folders: routes.map(({ route }) => route.slice(1)),
    load: (folder) =>
      (byRoute.get(`/${folder}`.toLowerCase()) ?? []).flatMap((route) => loadPage(context, route)),
    isPublic: () => true,
  });
  const missing = routes.filter(({ file }) => !context.files.has(file));
  if (missing.length > 0) {
    const text = `${missing.length} of ${routes.length} pages: ${NOT_RECORDED}`;
    context.reportFile(`${context.folder}/${MANIFEST}`, text);
  }
  // The page editor lists the versions of each page.
  for (const node of pages.values()) {
    node.history = [...node.versions.values()].map(({ language, number, fields }) => {
      return { language, path: fields.file, isRecorded: true, stage: 'published', version: number };
    });
  }
  return pages;
}

/** Loads the error pages. An error page can also be a page with a path, so the items get ids of their own. */
function loadErrorPages(context: LoadContext): Site['errorPages'] {
  const { settings, files, folder, lastGood, tree } = context;
  const recorded = settings.languages.map((language) => {
    const path = `${folder}/error-pages/${language}.recorded.json`;
    const kept = lastGood.recordedErrorPages(path, () => {
      const { notFound, serverError } = read(files, path, ErrorPagesRecording);
      const name = files.toName(path);
      return { notFound: toPage(name, notFound), serverError: toPage(name, serverError) };
    });
    return { language, kept };
  });
  const add = (kind: 'notFound' | 'serverError', name: string): ItemNode => {
    const id = createStableId(settings.name, 'error page', kind);
    const node = tree.add({ id, name, parent: tree.root, file: null });
    const versions = recorded.flatMap(({ language, kept: { value, error } }) =>
      toLoadedPages(language, { value: value?.[kind] ?? null, error }),
    );
    addVersions(context, node, versions, toLayout);
    return node;
  };
  return { notFound: add('notFound', 'Not found'), serverError: add('serverError', 'Server error') };
}

function loadMediaUrls({ files, folder, lastGood }: LoadContext): ReadonlyMap<string, string> {
  const path = `${folder}/media.recorded.json`;
  if (!files.has(path)) return new Map();
  const { value } = lastGood.recordedMedia(path, () => read(files, path, MediaRecording));
  return new Map(Object.entries(value?.files ?? {}));
}
