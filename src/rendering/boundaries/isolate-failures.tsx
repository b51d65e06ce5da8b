import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { Placeholders, Rendering } from '@/cms/schemas/layout-schema';
import { toReason } from '@/platform/text/to-reason';
import { PageProvider } from '../context/PageProvider';
import type { PageData } from '../context/page-data';
import type { ComponentMap } from '../placeholder/component-map';
import { Placeholder } from '../placeholder/Placeholder';
import { renderToHtml } from '../static-html/render-to-html';
import { createServerRouter } from '../static-html/server-router';

type Trial = { page: PageData; componentMap: ComponentMap; deadlineMs: number };
type Report = (rendering: Rendering, error: unknown) => void;

/** After a timeout, later trials get this share of the deadline. By then, all chunks are loaded. */
const LATER_SHARE = 0.1;

/**
 * Renders the page once as a trial on the server and marks the components that fail (spec §8). Without the trial,
 * React would leave a failed component to the browser and would not say which one failed.
 */
export async function isolateFailures(trial: Trial, report: Report): Promise<PageData> {
  const { page } = trial;
  const { route } = page.layout.sitecore;
  const errors = route ? await findErrors(route.placeholders ?? {}, trial) : [];
  if (!route || errors.length === 0) return page;

  // A component that never resolves is tried again at each level above it, so later trials get less time.
  const share = errors.some(isTimeout) ? LATER_SHARE : 1;
  const next = { ...trial, deadlineMs: Math.ceil(trial.deadlineMs * share) };
  const placeholders = await mapRenderings(route.placeholders, (rendering) =>
    isolate(rendering, next, report),
  );
  const { context } = page.layout.sitecore;
  return { ...page, layout: { sitecore: { context, route: { ...route, placeholders } } } };
}

/** Replaces nested components that fail. If an error remains, the component itself has failed. */
async function isolate(rendering: Rendering, trial: Trial, report: Report): Promise<Rendering> {
  if ((await findErrors({ trial: [rendering] }, trial)).length === 0) return rendering;

  const placeholders = await mapRenderings(rendering.placeholders, (child) => isolate(child, trial, report));
  const isolated = { ...rendering, placeholders };
  const [error] = await findErrors({ trial: [isolated] }, trial);
  if (error === undefined) return isolated;

  report(rendering, error);
  const { uid, componentName } = rendering;
  return { uid, componentName, failure: trial.page.showsErrorDetails ? toReason(error) : '' };
}

/** Renders placeholders and returns the errors that their components throw. */
async function findErrors(placeholders: Placeholders, { page, componentMap, deadlineMs }: Trial) {
  const rendering = { placeholders };
  const tree = (
    <RouterContext value={createServerRouter(page)}>
      <PageProvider page={page} componentMap={componentMap}>
        {Object.keys(placeholders).map((name) => (
          <Placeholder key={name} name={name} rendering={rendering} />
        ))}
      </PageProvider>
    </RouterContext>
  );
  const { errors } = await renderToHtml(tree, { signal: AbortSignal.timeout(deadlineMs) });
  return errors;
}

async function mapRenderings(
  placeholders: Placeholders | undefined,
  map: (rendering: Rendering) => Promise<Rendering>,
): Promise<Placeholders> {
  const entries = Object.entries(placeholders ?? {}).map(async ([name, renderings]) => {
    return [name, await Promise.all(renderings.map(map))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
