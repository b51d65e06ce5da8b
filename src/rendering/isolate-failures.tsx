import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
// The very renderer that Next uses: contexts are shared by all renderers, and two of them read each other's values.
import { renderToReadableStream } from 'react-dom/server.edge';
import type { Placeholders, Rendering } from '@/cms/layout-schema';
import type { ComponentMap } from './component-map';
import { PageProvider } from './PageProvider';
import { Placeholder } from './Placeholder';
import type { Page } from './page';
import { createTrialRouter } from './trial-router';

type Trial = { page: Page; componentMap: ComponentMap; deadlineMs: number };
type Report = (rendering: Rendering, error: unknown) => void;

/** Of the deadline, for all trials after one that has used it up. By then all that loads has been loaded. */
const LATER_SHARE = 0.1;

/**
 * Renders the page once for trial and marks the components that fail, so that the server's HTML, and the browser
 * after it, show in their place what the error catalogue says (spec §8). Without it React would leave the place to
 * the browser, and would tell nobody whose error it was. For the server alone.
 */
export async function isolateFailures(trial: Trial, report: Report): Promise<Page> {
  const { page } = trial;
  const { route } = page.layout.sitecore;
  const errors = route ? await findErrors(route.placeholders ?? {}, trial) : [];
  if (!route || errors.length === 0) return page;

  // Whatever waits for ever is tried again at each level above it: what has had its time gets little more.
  const share = errors.some(isTimeout) ? LATER_SHARE : 1;
  const next = { ...trial, deadlineMs: Math.ceil(trial.deadlineMs * share) };
  const placeholders = await mapRenderings(route.placeholders, (rendering) =>
    isolate(rendering, next, report),
  );
  const { context } = page.layout.sitecore;
  return { ...page, layout: { sitecore: { context, route: { ...route, placeholders } } } };
}

/** From the outside in: what is left when the failures inside are marked is the component's own. */
async function isolate(rendering: Rendering, trial: Trial, report: Report): Promise<Rendering> {
  if ((await findErrors({ trial: [rendering] }, trial)).length === 0) return rendering;

  const placeholders = await mapRenderings(rendering.placeholders, (child) => isolate(child, trial, report));
  const isolated = { ...rendering, placeholders };
  const [error] = await findErrors({ trial: [isolated] }, trial);
  if (error === undefined) return isolated;

  report(rendering, error);
  const { uid, componentName } = rendering;
  return { uid, componentName, failure: trial.page.tellsErrors ? toMessage(error) : '' };
}

/** What the components in these placeholders throw; the innermost boundary keeps each from the others. */
async function findErrors(placeholders: Placeholders, { page, componentMap, deadlineMs }: Trial) {
  const errors: unknown[] = [];
  const rendering = { placeholders };
  const tree = (
    <RouterContext value={createTrialRouter(page)}>
      <PageProvider page={page} componentMap={componentMap}>
        {Object.keys(placeholders).map((name) => (
          <Placeholder key={name} name={name} rendering={rendering} />
        ))}
      </PageProvider>
    </RouterContext>
  );
  const onError = (error: unknown) => {
    errors.push(error);
  };
  // A component that waits for ever must not keep the page.
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const stream = await renderToReadableStream(tree, { onError, signal });
    await stream.allReady;
  } catch (error) {
    // What no boundary is around; React has told onError of it as well.
    return [error];
  }
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

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
