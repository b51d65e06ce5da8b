import { PageFrame } from '@/layouts/PageFrame';
import type { Logger } from '@/platform/telemetry/logger';
import { type ComponentServerMap, findComponentServer } from '@/rendering/component/component-server';
import type { Rendering } from '@/rendering/component/types';
import type { PageData } from '@/rendering/context/page-data';
import type { ComponentMap } from '@/rendering/placeholder/component-map';
import { renderStaticPage } from '@/rendering/static-html/render-static-page';
import type { PageDependencies } from './types';

type Parts = {
  componentMap: ComponentMap;
  componentServers: ComponentServerMap;
  isIsland: (rendering: Rendering) => boolean;
  /** Marks the components that fail on the server. */
  isolate: (page: PageData) => Promise<PageData>;
  deadlineMs: number;
  logger: Logger;
};

/** Creates a function that renders a page once, and a second time without the components that failed. */
export function createStaticRenderer(parts: Parts): PageDependencies['renderStatic'] {
  const { componentMap, componentServers, isIsland, isolate, deadlineMs, logger } = parts;
  const isEager = (rendering: Rendering) =>
    findComponentServer(rendering, componentServers)?.isEager === true;
  const waitsForUse = (rendering: Rendering) =>
    findComponentServer(rendering, componentServers)?.waitsForUse === true;
  return async (page, browser) => {
    const render = (shown: PageData) =>
      renderStaticPage(<PageFrame page={shown} />, {
        page: shown,
        componentMap,
        isIsland,
        isEager,
        waitsForUse,
        browser,
        deadlineMs,
      });
    const first = await render(page);
    if (first.errors.length === 0) return first;
    const second = await render(await isolate(page));
    for (const error of second.errors) {
      const { siteName: site, language, path } = page;
      logger.error({ error, site, language, path }, 'A part of a page fails on the server');
    }
    return second;
  };
}
