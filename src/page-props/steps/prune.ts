import type { Layout, Rendering, Route } from '@/cms/layout-schema';
import { framePhrases } from '@/rendering/phrases';
import { walkRenderings } from '@/rendering/walk-renderings';
import { findComponentServer } from '../find-component-server';
import type { LoadedPage, PagePropsStep, PageSources } from '../types';
import { pruneFields } from './prune-fields';

/** Leaves out what the browser does not need: every visitor would download, parse and keep it. */
export const prune: PagePropsStep = (page, sources) => ({
  ...page,
  dictionary: pickPhrases(page, sources),
  layout: pruneLayout(page.layout),
});

/** Only the phrases that the frame and the components on this page declare. */
function pickPhrases({ layout, dictionary }: LoadedPage, sources: PageSources): Record<string, string> {
  const keys = new Set<string>(framePhrases);
  for (const rendering of walkRenderings(layout.sitecore.route?.placeholders)) {
    for (const key of findComponentServer(rendering, sources)?.phrases ?? []) keys.add(key);
  }
  return Object.fromEntries(Object.entries(dictionary).filter(([key]) => keys.has(key)));
}

function pruneLayout({ sitecore: { context, route } }: Layout): Layout {
  const { language, pageState, pageEditing } = context;
  return {
    sitecore: { context: { language, pageState, pageEditing }, route: route && pruneRoute(route) },
  };
}

/** Ids, versions and the name of the database matter to the editor alone. */
function pruneRoute({ name, displayName, templateName, fields, placeholders }: Route): Route {
  return {
    name,
    displayName,
    templateName,
    fields: pruneFields(fields),
    placeholders: prunePlaceholders(placeholders),
  };
}

function prunePlaceholders(placeholders: Route['placeholders']): NonNullable<Route['placeholders']> {
  return Object.fromEntries(
    Object.entries(placeholders ?? {}).map(([name, renderings]) => [name, renderings.map(pruneRendering)]),
  );
}

/** Without the experiences that were not chosen. */
function pruneRendering({
  uid,
  componentName,
  dataSource,
  fields,
  params,
  placeholders,
}: Rendering): Rendering {
  return {
    uid,
    componentName,
    dataSource,
    fields: pruneFields(fields),
    params: params && Object.fromEntries(Object.entries(params).filter(([, value]) => value?.trim())),
    placeholders: placeholders && prunePlaceholders(placeholders),
  };
}
