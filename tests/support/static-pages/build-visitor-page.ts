import { LayoutSchema } from '@/cms/schemas/layout-schema';
import { buildPageProps } from '@/page-props/build-page-props';
import { createIsolate } from '@/page-props/create-isolate';
import { createStaticRenderer } from '@/page-props/create-static-renderer';
import type { PageProps } from '@/page-props/types';
import type { PageData } from '@/rendering/context/page-data';
import type { LoadIsland } from '@/rendering/static-html/island-starter';
import type { StaticPage } from '@/rendering/static-html/static-page';
import { createPageDependencies, createRecordingLogger, pageOf } from '../fakes/page-dependencies';
import { movingComponents } from './moving-components';
import { type Components, ownComponents } from './own-components';

const movingIslands: Record<string, LoadIsland> = Object.fromEntries(
  Object.entries(movingComponents)
    .filter(([name]) => name.startsWith('Island'))
    .map(([name, variants]) => [name, async () => variants]),
);

/** The components of the site that are ours, and those of moving-components.tsx. */
export const components = {
  real: ownComponents,
  moving: { map: movingComponents, servers: {}, islands: movingIslands },
} satisfies Record<string, Components>;

export type VisitorPage = { props: PageProps & { staticPage: StaticPage }; live: PageData };

const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };
const deadlineMs = 5000;

/** Builds the props of a page for visitors, and the data of the same page as one tree of components. */
export async function buildVisitorPage(layout: unknown, kind: keyof typeof components): Promise<VisitorPage> {
  const { map, servers: componentServers, islands: loaders } = components[kind];
  const { logger } = createRecordingLogger();
  const parts = { componentMap: map, componentServers, deadlineMs, logger };
  const isolate = createIsolate(parts);
  const isIsland = ({ componentName = '' }) => Object.hasOwn(loaders, componentName);
  const renderStatic = createStaticRenderer({ ...parts, isIsland, isolate });
  let complete: PageData | undefined;
  const { dependencies } = createPageDependencies(
    { fetchPage: async () => pageOf(LayoutSchema.parse(JSON.parse(JSON.stringify(layout)))) },
    {
      componentServers,
      isolate,
      isIsland,
      renderStatic: (page, browser) => {
        complete = page;
        return renderStatic(page, browser);
      },
    },
  );
  const props: PageProps | null = JSON.parse(JSON.stringify(await buildPageProps(key, dependencies)));
  if (!props?.staticPage || !complete) throw new Error('The page is missing.');
  return { props: { ...props, staticPage: props.staticPage }, live: await isolate(complete) };
}
