import type { Layout } from '@/cms/schemas/layout-schema';
import { DEFAULT_VARIANT } from '@/features/personalization/personalize-layout';
import { pick } from '@/platform/json/pick';
import { isJss } from '@/rendering/component/component-server';
import type { Rendering } from '@/rendering/component/types';
import type { Head, PageData } from '@/rendering/context/page-data';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { escapeAttribute } from '@/rendering/markup/escape-attribute';
import type { StaticPage } from '@/rendering/static-html/static-page';
import type { PageDependencies, PageProps } from '../types';
import { mergeHead } from './merge-head';
import { prunePhrases } from './prune-phrases';
import { toIslandRendering } from './prune-rendering';
import { pruneRouteFields } from './prune-route-fields';

/** Returns the props of a page for visitors: the page as HTML, and data only for its islands. */
export async function toStaticProps(
  { page, head }: PageProps,
  dependencies: PageDependencies,
): Promise<PageProps> {
  const renderings = [...walkRenderings(page.layout.sitecore.route?.placeholders)];
  const islandPage = toIslandPage(page, renderings.filter(dependencies.isIsland), dependencies);
  const { staticPage, headElements } = await dependencies.renderStatic(page, {
    page: islandPage,
    toRendering: (rendering) => toIslandRendering(rendering, dependencies),
    isJss: (rendering) => isJss(rendering, dependencies.componentServers),
  });
  return {
    page: islandPage,
    head: mergeHead(head, headElements),
    staticPage: withStyleSheets(staticPage, head),
  };
}

/** A client-side navigation does not read the head. So the HTML of the page links its style sheets too. */
function withStyleSheets(staticPage: StaticPage, { links }: Head): StaticPage {
  const tags = links.map(({ rel, href }) => `<link rel="${rel}" href="${escapeAttribute(href)}">`);
  return tags.length > 0 ? { ...staticPage, html: tags.join('') + staticPage.html } : staticPage;
}

/** Keeps what the islands and the page frame read. */
function toIslandPage(
  page: PageData,
  islands: readonly Rendering[],
  dependencies: PageDependencies,
): PageData {
  const { layout, dictionary, componentData, starterConfig, consentManager } = page;
  const hasJss = islands.some((island) => isJss(island, dependencies.componentServers));
  return {
    ...page,
    layout: hasJss ? withoutPlaceholders(layout) : pruneLayout(layout, islands, dependencies),
    dictionary: prunePhrases(dictionary, islands, dependencies),
    consentManager: islands.length > 0 ? consentManager : undefined,
    foreignPhrases: undefined, // only static components read it
    componentData: pick(
      componentData,
      islands.flatMap(({ uid }) => uid ?? []),
    ),
    starterConfig: hasJss ? starterConfig : undefined,
  };
}

/** JSS components read the whole context of the page (spec §3). */
function withoutPlaceholders({ sitecore: { context, route } }: Layout): Layout {
  return { sitecore: { context, route: route && { ...route, placeholders: {} } } };
}

function pruneLayout(
  { sitecore: { context, route } }: Layout,
  islands: readonly Rendering[],
  dependencies: PageDependencies,
): Layout {
  const { language, pageState, variantId } = context;
  const isPreview = pageState === 'preview';
  return {
    sitecore: {
      context: {
        language,
        pageState: isPreview ? pageState : undefined, // a missing state means normal
        variantId: variantId === DEFAULT_VARIANT ? undefined : variantId,
      },
      route: route && {
        name: route.name,
        fields: pruneRouteFields(route.fields, islands, dependencies),
        itemVersion: isPreview ? route.itemVersion : undefined, // the preview banner shows it
      },
    },
  };
}
