import { ContentError } from '../content/content-error.ts';
import { toSiteSettings } from '../content/schemas/site-files.ts';
import { checkAllowed } from './check-allowed.ts';
import { findAllMissing } from './find-missing.ts';
import { createLoadContext, type SiteSources } from './load-context.ts';
import { loadDictionary } from './load-dictionary.ts';
import { loadDesigns, loadShared } from './load-items.ts';
import { loadPages } from './load-pages.ts';
import { loadRules } from './load-rules.ts';
import { checkSettings, loadForms, loadMediaNotes, loadRedirects } from './load-site-files.ts';
import { addRenderingItems } from './rendering-items.ts';
import type { ItemNode, Site } from './site-model.ts';

/** Loads a site from its folder; null if its site.yml has been invalid since the local CMS started. */
export function loadSite(sources: SiteSources): Site | null {
  const { files, folder, media, lastGood } = sources;
  const path = `${folder}/site.yml`;
  const { value: settings } = lastGood.settings(path, () => toSiteSettings(files.source(path), folder));
  if (!settings) return null;
  const context = createLoadContext(sources, settings);
  const { tree } = context;
  const pages = loadPages(context);
  const shared = loadShared(context);
  const designs = loadDesigns(context);
  const phrases = loadDictionary(context);
  addRenderingItems(context);
  checkSettings(context, { pages, designs });
  checkAllowed(context, [...pages.values(), ...designs.values()]);
  // A draft may be incomplete.
  if (sources.edition === 'published') {
    const missing = [...findAllMissing({ pages, designs, shared })];
    if (missing.length > 0) sources.report(new ContentError(missing));
  }
  const findPage = (route: string | undefined): ItemNode | null =>
    pages.get(route?.toLowerCase() ?? '') ?? null;
  const { notFound, serverError } = settings.errorPages;
  return {
    folder,
    settings,
    root: tree.root,
    home: pages.get('/') ?? tree.root,
    pages,
    errorPages: { notFound: findPage(notFound), serverError: findPage(serverError) },
    shared,
    designs,
    byId: tree.byId,
    byPath: tree.byPath,
    phrases,
    media: media(folder),
    mediaNotes: loadMediaNotes(context),
    redirects: loadRedirects(context),
    forms: loadForms(context),
    rules: loadRules(context),
    recording: null,
  };
}
