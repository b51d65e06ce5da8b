import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { ColumnShare } from '../component/column-share';
import { toLiveContext } from '../context/PageProvider';
import { PageContext, type PageContextValue, type PageData } from '../context/page-data';
import { type ComponentMap, findComponent } from '../placeholder/component-map';
import { findPlaceholder } from '../placeholder/find-placeholder';
import { Placeholder } from '../placeholder/Placeholder';
import { CollectorOfIslands } from './IslandPlace';
import { IslandRoot } from './IslandRoot';
import { renderToHtml } from './render-to-html';
import { createServerRouter } from './server-router';
import type { BrowserData, Island, StaticPage } from './static-page';
import { createTokens } from './tokens';

type StaticRenderOptions = {
  page: PageData;
  componentMap: ComponentMap;
  isIsland: (rendering: Rendering) => boolean;
  isEager: (rendering: Rendering) => boolean;
  browser: BrowserData;
  /** Milliseconds for the whole page. */
  deadlineMs: number;
};

/** The render of one page, and what its parts have collected so far. */
type Render = StaticRenderOptions & {
  context: PageContextValue;
  router: NextRouter;
  signal: AbortSignal;
  islands: Island[];
  errors: unknown[];
};

/** What has no React root in the browser: the page around the islands, or a placeholder of an island. */
type Part = { content: ReactNode; columnShare: number; idPrefix: string };

type Place = { rendering: Rendering; columnShare: number };

// React separates texts and marks Suspense boundaries with comments. Only hydration needs them.
const HYDRATION_COMMENTS = /<!--(?:\/?\$| )?-->/g;

/**
 * Renders a page for visitors to one HTML text, in which each island has a React root of its own. The same page always
 * gives the same HTML. `errors` are those of components.
 */
export async function renderStaticPage(
  frame: ReactNode,
  options: StaticRenderOptions,
): Promise<{ staticPage: StaticPage; errors: readonly unknown[] }> {
  const { page, componentMap, deadlineMs } = options;
  const render: Render = {
    ...options,
    context: toLiveContext(page, componentMap),
    router: createServerRouter(page),
    signal: AbortSignal.timeout(deadlineMs),
    islands: [],
    errors: [],
  };
  const html = await renderPart({ content: frame, columnShare: 1, idPrefix: '' }, render);
  const islands = render.islands.sort((one, other) => (one.id < other.id ? -1 : 1));
  return { staticPage: { html, islands }, errors: render.errors };
}

async function renderPart({ content, columnShare, idPrefix }: Part, render: Render): Promise<string> {
  const { context, router, isIsland } = render;
  const places = createTokens<Place>();
  const add = (rendering: Rendering, share: number) => places.add({ rendering, columnShare: share });
  const tree = (
    <RouterContext value={router}>
      <PageContext value={context}>
        <ColumnShare value={columnShare}>
          <CollectorOfIslands value={{ isIsland, add }}>{content}</CollectorOfIslands>
        </ColumnShare>
      </PageContext>
    </RouterContext>
  );
  const html = await renderTree(tree, idPrefix, render);
  return places.replaceIn(html.replace(HYDRATION_COMMENTS, ''), (place, index) =>
    renderIsland(`${idPrefix}i${index}`, place, render),
  );
}

async function renderIsland(id: string, place: Place, render: Render): Promise<string> {
  const { componentMap, router, islands, browser } = render;
  const { rendering } = place;
  const Component = findComponent(componentMap, rendering.componentName ?? '', rendering.params?.FieldNames);
  if (!Component) return '';

  const island = toIsland(id, place, render);
  const slots = createTokens<Slot>();
  const readSlot = (name: string, share: number) => slots.add({ name, columnShare: share });
  const parts = { island, Component, page: browser.page, router, readSlot };
  const html = await renderTree(<IslandRoot {...parts} />, id, render);

  const shown = new Set<string | null>();
  const complete = await slots.replaceIn(html, (slot, index) => {
    shown.add(findPlaceholder(rendering.placeholders ?? {}, slot.name));
    return renderSlot(slot, `${id}s${index}`, place, render);
  });
  islands.push({ ...island, hiddenSlots: await renderHiddenSlots(shown, id, place, render) });
  return `<div data-island="${id}">${complete}</div>`;
}

function toIsland(
  id: string,
  { rendering, columnShare }: Place,
  { browser, isEager, context }: Render,
): Island {
  const { uid } = rendering;
  return {
    id,
    rendering: browser.toRendering(rendering),
    columnShare: columnShare === 1 ? undefined : columnShare,
    isLead: (uid !== undefined && uid === context.leadImageUid) || undefined,
    isEager: isEager(rendering) || undefined,
  };
}

type Slot = { name: string; columnShare: number };

async function renderSlot(
  { name, columnShare }: Slot,
  idPrefix: string,
  { rendering }: Place,
  render: Render,
): Promise<string> {
  if (findPlaceholder(rendering.placeholders ?? {}, name) === null) return '';
  const content = <Placeholder name={name} rendering={rendering} />;
  return renderPart({ content, columnShare, idPrefix }, render);
}

async function renderHiddenSlots(
  shown: ReadonlySet<string | null>,
  id: string,
  place: Place,
  render: Render,
) {
  const { rendering, columnShare } = place;
  const hidden = Object.keys(rendering.placeholders ?? {}).filter((name) => !shown.has(name));
  if (hidden.length === 0) return undefined;
  const slots = hidden.map(async (name, index) => [
    name,
    await renderSlot({ name, columnShare }, `${id}h${index}`, place, render),
  ]);
  return Object.fromEntries(await Promise.all(slots));
}

async function renderTree(tree: ReactNode, identifierPrefix: string, render: Render): Promise<string> {
  const { html, errors } = await renderToHtml(tree, { signal: render.signal, identifierPrefix });
  render.errors.push(...errors);
  return html;
}
