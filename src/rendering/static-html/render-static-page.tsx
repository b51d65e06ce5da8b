import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { ColumnShare } from '../component/column-share';
import { toLiveContext } from '../context/PageProvider';
import { type HeadElement, PageContext, type PageContextValue, type PageData } from '../context/page-data';
import { type ComponentMap, findComponent } from '../placeholder/component-map';
import { findPlaceholder } from '../placeholder/find-placeholder';
import { Placeholder } from '../placeholder/Placeholder';
import { CollectHead, createHeadCollector, type HeadCollector } from './collect-head';
import { CollectorOfIslands } from './IslandPlace';
import { IslandRoot } from './IslandRoot';
import { renderToHtml } from './render-to-html';
import { type ReadSlot, type Slot, toSlotKey } from './StaticSlot';
import { createServerRouter } from './server-router';
import type { BrowserData, Island, StaticPage } from './static-page';
import { createTokens } from './tokens';

type StaticRenderOptions = {
  page: PageData;
  componentMap: ComponentMap;
  isIsland: (rendering: Rendering) => boolean;
  isEager: (rendering: Rendering) => boolean;
  waitsForUse?: (rendering: Rendering) => boolean;
  browser: BrowserData;
  /** Milliseconds for the whole page. */
  deadlineMs: number;
};

export type StaticRender = {
  staticPage: StaticPage;
  headElements: readonly HeadElement[];
  errors: readonly unknown[];
};

/** The render of one page, and what its parts have collected so far. */
type Render = StaticRenderOptions & {
  context: PageContextValue;
  router: NextRouter;
  signal: AbortSignal;
  islands: Island[];
  head: HeadCollector;
  /** Of the first image that loads with priority. */
  preload: HeadElement | null;
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
): Promise<StaticRender> {
  const { page, componentMap, deadlineMs } = options;
  const render: Render = {
    ...options,
    context: toLiveContext(page, componentMap),
    router: createServerRouter(page),
    signal: AbortSignal.timeout(deadlineMs),
    islands: [],
    head: createHeadCollector(),
    preload: null,
    errors: [],
  };
  const html = await renderPart({ content: frame, columnShare: 1, idPrefix: '' }, render);
  const islands = render.islands.sort((one, other) => (one.id < other.id ? -1 : 1));
  const headElements = [...(render.preload ? [render.preload] : []), ...render.head.elements];
  return { staticPage: { html, islands }, headElements, errors: render.errors };
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
  const slots = createTokens<SlotPlace>();
  const readSlot: ReadSlot = (slot, share) => slots.add({ slot, columnShare: share });
  const parts = { island, Component, page: browser.page, router, readSlot };
  const html = await renderTree(<IslandRoot {...parts} />, id, render);

  const shown = new Set<string>();
  const complete = await slots.replaceIn(html, ({ slot, columnShare }, number) => {
    const name = findPlaceholder(rendering.placeholders ?? {}, slot.name);
    if (name === null) return Promise.resolve('');
    shown.add(toSlotKey({ ...slot, name }));
    return renderSlot({ slot, columnShare }, `${id}s${number}`, place, render);
  });
  islands.push({ ...island, hiddenSlots: await renderHiddenSlots(shown, id, place, render) });
  return `<div data-island="${id}">${complete}</div>`;
}

function toIsland(
  id: string,
  { rendering, columnShare }: Place,
  { browser, isEager, waitsForUse, context }: Render,
): Island {
  const { uid } = rendering;
  return {
    id,
    rendering: browser.toRendering(rendering),
    columnShare: columnShare === 1 ? undefined : columnShare,
    isLead: (uid !== undefined && uid === context.leadImageUid) || undefined,
    isEager: isEager(rendering) || undefined,
    waitsForUse: waitsForUse?.(rendering) || undefined,
  };
}

type SlotPlace = { slot: Slot; columnShare: number };

function renderSlot(
  { slot, columnShare }: SlotPlace,
  idPrefix: string,
  { rendering }: Place,
  render: Render,
): Promise<string> {
  const { name, index } = slot;
  const only = index === undefined ? undefined : { index, placeholderProps: {} };
  const content = <Placeholder name={name} rendering={rendering} only={only} />;
  return renderPart({ content, columnShare, idPrefix }, render);
}

async function renderHiddenSlots(
  shown: ReadonlySet<string>,
  id: string,
  place: Place,
  render: Render,
): Promise<Island['hiddenSlots']> {
  const { columnShare } = place;
  const hidden = listSlots(place.rendering, render.browser).filter((slot) => !shown.has(toSlotKey(slot)));
  if (hidden.length === 0) return undefined;
  const slots = hidden.map(async (slot, number) => [
    toSlotKey(slot),
    await renderSlot({ slot, columnShare }, `${id}h${number}`, place, render),
  ]);
  return Object.fromEntries(await Promise.all(slots));
}

/** Lists the parts that are rendered: whole placeholders, or single renderings for a JSS component, which places them itself. */
function listSlots({ placeholders = {}, ...rendering }: Rendering, { isJss }: BrowserData): Slot[] {
  const slots = Object.entries(placeholders);
  if (!isJss(rendering)) return slots.map(([name]) => ({ name }));
  return slots.flatMap(([name, children]) => children.map((_, index) => ({ name, index })));
}

async function renderTree(tree: ReactNode, identifierPrefix: string, render: Render): Promise<string> {
  const content = <CollectHead collector={render.head}>{tree}</CollectHead>;
  const { html, preload, errors } = await renderToHtml(content, { signal: render.signal, identifierPrefix });
  render.preload ??= preload;
  render.errors.push(...errors);
  return html;
}
