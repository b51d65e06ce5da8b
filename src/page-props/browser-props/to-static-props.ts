import { DEFAULT_VARIANT } from '@/features/personalization/personalize-layout';
import { framePhrases } from '@/rendering/component/component-server';
import type { Rendering } from '@/rendering/component/types';
import type { Head, PageData } from '@/rendering/context/page-data';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { escapeAttribute } from '@/rendering/markup/escape-attribute';
import type { StaticPage } from '@/rendering/static-html/static-page';
import type { PageDependencies, PageProps } from '../types';
import { collectFromServers, pick, pruneRendering, pruneRouteFields } from './prune-rendering';

/** Returns the props of a page for visitors: the page as HTML, and data only for its islands. */
export async function toStaticProps(
  { page, head }: PageProps,
  dependencies: PageDependencies,
): Promise<PageProps> {
  const renderings = [...walkRenderings(page.layout.sitecore.route?.placeholders)];
  const islandPage = toIslandPage(page, renderings.filter(dependencies.isIsland), dependencies);
  const staticPage = await dependencies.renderStatic(page, {
    page: islandPage,
    toRendering: (rendering) => pruneRendering(rendering, dependencies),
  });
  return { page: islandPage, head, staticPage: withStyleSheets(staticPage, head) };
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
  const { layout, dictionary, componentData } = page;
  const { context, route } = layout.sitecore;
  const { language, pageState, variantId } = context;
  const isPreview = pageState === 'preview';
  const phrases = [...framePhrases, ...collectFromServers(islands, 'phrases', dependencies)];
  return {
    ...page,
    layout: {
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
    },
    dictionary: pick(dictionary, phrases),
    foreignPhrases: undefined, // only static components read it
    componentData: pick(
      componentData,
      islands.flatMap(({ uid }) => uid ?? []),
    ),
  };
}
