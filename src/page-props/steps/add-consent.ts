import type { Layout, Placeholders, Rendering } from '@/cms/schemas/layout-schema';
import { isJss } from '@/rendering/component/component-server';
import { hasContent } from '@/rendering/component/to-rendering-props';
import { mapPlaceholders, walkRenderings } from '@/rendering/layout/walk-renderings';
import { isLive, mapRoute } from '../server-page';
import type { PageDependencies, PagePropsStep, ServerPage } from '../types';

const NAME = 'Consent';
const PLACEHOLDER = 'headless-footer';
const TITLE = 'consent-title';
const TEXT = 'consent-text';

/** The phrases that this step reads. */
export const consentPhrases = [TITLE, TEXT] as const;

/**
 * Adds the rendering that asks for consent and loads what needs it, unless an editor has placed one. If nobody asks,
 * removes those of editors too, so that no page has code for a banner or for services.
 */
export const addConsent: PagePropsStep = (page, dependencies) => {
  const { layout } = page;
  if (isLive(layout)) return page;
  if (dependencies.consentManager.name === 'never') return withoutConsent(page, dependencies);
  if (hasOwnConsent(layout) || !needsRendering(page, dependencies)) return page;
  return mapRoute(page, (route) => ({
    ...route,
    placeholders: addTo(route.placeholders, toRendering(page)),
  }));
};

function withoutConsent(page: ServerPage, { componentServers }: PageDependencies): ServerPage {
  // An adopter can have a component of the same name.
  const isOurs = (rendering: Rendering) =>
    rendering.componentName === NAME && !isJss(rendering, componentServers);
  const remove = (placeholders: Placeholders | undefined): Placeholders | undefined =>
    mapPlaceholders(placeholders, (rendering) =>
      isOurs(rendering) ? [] : { ...rendering, placeholders: remove(rendering.placeholders) },
    );
  return mapRoute(page, (route) => ({ ...route, placeholders: remove(route.placeholders) }));
}

/** The component shows nothing without a content item and fields. */
function hasOwnConsent({ sitecore: { route } }: Layout): boolean {
  return [...walkRenderings(route?.placeholders)].some(
    (rendering) => rendering.componentName === NAME && hasContent(rendering),
  );
}

/** The rendering also loads the services if another consent manager asks for consent. */
function needsRendering({ site }: ServerPage, dependencies: PageDependencies): boolean {
  const { consentManager, edge, jssMode } = dependencies;
  const { consentBanner, googleAnalyticsId, googleTagManagerId } = site.consentSettings ?? {};
  // With a context id, Sitecore counts page views and personalizes.
  const usesSitecore = edge.contextId !== undefined && jssMode === 'connected';
  const isNeeded = Boolean(googleAnalyticsId || googleTagManagerId || usesSitecore);
  return consentManager.name === 'banner' ? (toBoolean(consentBanner) ?? isNeeded) : isNeeded;
}

/** A checkbox of the CMS has the value `1`, or no value. */
function toBoolean(text = ''): boolean | undefined {
  if (/^(true|1)$/i.test(text)) return true;
  return /^(false|0)$/i.test(text) ? false : undefined;
}

function toRendering({ dictionary }: ServerPage): Rendering {
  const toField = (key: string) => ({ value: (Object.hasOwn(dictionary, key) && dictionary[key]) || key });
  return {
    uid: 'consent',
    componentName: NAME,
    dataSource: 'consent',
    fields: { Title: toField(TITLE), Text: toField(TEXT) },
  };
}

/** At the end, where visitors expect the button. */
function addTo(placeholders: Placeholders = {}, rendering: Rendering): Placeholders {
  return { ...placeholders, [PLACEHOLDER]: [...(placeholders[PLACEHOLDER] ?? []), rendering] };
}
