import { toPathname } from '@/lib/public-path';
import type { ComponentLoader, LoaderContext } from '@/rendering/component-server';
import type { Rendering } from '@/rendering/types';
import { walkRenderings } from '@/rendering/walk-renderings';
import { findComponentServer } from '../find-component-server';
import type { LoadedPage, PagePropsStep, PageSources } from '../types';

type Call = { uid: string; rendering: Rendering; load: ComponentLoader };

/**
 * Runs the loaders of the components that are on the page, all at once and under one deadline. A loader that fails
 * or is late costs its own component the data, and is logged; the page and its neighbours do not notice.
 */
export const loadComponentData: PagePropsStep = async (page, sources) => {
  const calls = findCalls(page, sources);
  if (calls.length === 0) return page;

  const signal = AbortSignal.timeout(sources.componentDataDeadlineMs);
  const context = toLoaderContext(page, sources, signal);
  const answers = await Promise.all(calls.map((call) => runLoader(call, context, sources)));
  return { ...page, componentData: Object.fromEntries(answers.filter((answer) => answer !== null)) };
};

function findCalls({ layout }: LoadedPage, sources: PageSources): Call[] {
  return [...walkRenderings(layout.sitecore.route?.placeholders)].flatMap((rendering) => {
    const load = findComponentServer(rendering, sources)?.load;
    return rendering.uid && load ? [{ uid: rendering.uid, rendering, load }] : [];
  });
}

function toLoaderContext(
  { key, site, layout, pageLanguages }: LoadedPage,
  { cms, edge, personalizeScope, allowedComponentHosts, jssMode }: PageSources,
  signal: AbortSignal,
): LoaderContext {
  return {
    siteName: site.name,
    language: key.language,
    defaultLanguage: site.defaultLanguage,
    languages: site.languages,
    pageLanguages,
    path: toPathname(key.path),
    layout,
    cms: cms.client,
    edge,
    personalizeScope,
    allowedComponentHosts,
    isDisconnected: jssMode === 'disconnected',
    signal,
  };
}

async function runLoader(
  { uid, rendering, load }: Call,
  context: LoaderContext,
  { logger, isDevelopment }: PageSources,
): Promise<[uid: string, data: unknown] | null> {
  try {
    const data = await Promise.race([load(rendering, context), rejectOnAbort(context.signal)]);
    return data === undefined ? null : [uid, data];
  } catch (error) {
    const { siteName, language, path } = context;
    logger.error(
      { error, siteName, language, path, uid, componentName: rendering.componentName },
      'A component has no data: its loader failed',
    );
    const isToldAll = isDevelopment || (context.layout.sitecore.context.pageState ?? 'normal') !== 'normal';
    return isToldAll ? [uid, toLoadFailure(error)] : null;
  }
}

/** For editors and developers, in place of the data; visitors download nothing of it. */
function toLoadFailure(error: unknown): { loadFailure: string } {
  return { loadFailure: error instanceof Error ? error.message : 'Its data could not be loaded' };
}

/** A loader that does not listen to the signal must not hold the page either. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
