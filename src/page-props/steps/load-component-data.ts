import { CmsError } from '@/cms/client/cms-error';
import { getRequestScope } from '@/cms/client/request-scope';
import { toPathname } from '@/features/sites/public-path';
import { isRecord } from '@/platform/json/json-types';
import {
  type ComponentLoader,
  findComponentServer,
  type LoaderContext,
} from '@/rendering/component/component-server';
import type { Rendering } from '@/rendering/component/types';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { showsErrorDetails } from '../server-page';
import type { PageDependencies, PagePropsStep, ServerPage } from '../types';

type Call = { uid: string; rendering: Rendering; load: ComponentLoader };

/** Runs all loaders in parallel with one deadline. If one fails or is late, only its component gets no data. */
export const loadComponentData: PagePropsStep = async (page, dependencies) => {
  const calls = findCalls(page, dependencies);
  if (calls.length === 0) return page;

  const signal = AbortSignal.timeout(dependencies.componentDataDeadlineMs);
  const context = toPageLoaderContext(page, dependencies, signal);
  const results = await Promise.all(calls.map((call) => runLoader(call, context, dependencies)));
  return { ...page, componentData: Object.fromEntries(results.filter((result) => result !== null)) };
};

function findCalls({ layout }: ServerPage, dependencies: PageDependencies): Call[] {
  return [...walkRenderings(layout.sitecore.route?.placeholders)].flatMap((rendering) => {
    const load = findComponentServer(rendering, dependencies.componentServers)?.load;
    return rendering.uid && load ? [{ uid: rendering.uid, rendering, load }] : [];
  });
}

type PageLoaderContext = Omit<LoaderContext, 'reportFailure'>;

function toPageLoaderContext(
  { key, site, layout, pageLanguages, search }: ServerPage,
  { cms, edge, personalizeScope, allowedComponentHosts, jssMode }: PageDependencies,
  signal: AbortSignal,
): PageLoaderContext {
  return {
    siteName: site.name,
    language: key.language,
    defaultLanguage: site.defaultLanguage,
    languages: site.languages,
    pageLanguages,
    path: toPathname(key.path),
    layout,
    search,
    consentSettings: site.consentSettings ?? {},
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
  context: PageLoaderContext,
  dependencies: PageDependencies,
): Promise<[uid: string, data: unknown] | null> {
  const { siteName: site, language, path, signal } = context;
  const log = (error: unknown, message: string) =>
    dependencies.logger.error(
      { error, site, language, path, uid, componentName: rendering.componentName },
      message,
    );
  const reportFailure = (error: unknown) => {
    noteOutage(error);
    log(error, 'A component lacks a part of its data');
  };
  try {
    const loaded = load(rendering, { ...context, reportFailure });
    const data = await Promise.race([loaded, rejectOnAbort(signal)]);
    return data === undefined ? null : [uid, toPlainData(data)];
  } catch (error) {
    noteOutage(error);
    // Isolation point: only the component of this loader gets no data.
    log(error, 'A component has no data: its loader failed');
    return showsErrorDetails(context.layout, dependencies) ? [uid, toLoadFailure(error)] : null;
  }
}

/** A page that is renewed while the CMS fails must not lose a section that it had. Any other has a gap, for a short time. */
function noteOutage(error: unknown): void {
  const isOutage = error instanceof CmsError || (isRecord(error) && error.name === 'TimeoutError');
  if (!isOutage) return;
  const { mustBeComplete, onGap } = getRequestScope();
  if (mustBeComplete) throw error;
  onGap?.();
}

/** Converts the data to plain JSON, because a loader can return dates or class instances. */
function toPlainData(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}

function toLoadFailure(error: unknown): { loadFailure: string } {
  return { loadFailure: error instanceof Error ? error.message : 'Its data could not be loaded' };
}

/** Rejects when the signal is aborted, because a loader can ignore the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
