import { getRequestScope } from '@/cms/client/request-scope';
import type { PageKey } from '@/features/sites/internal-path';
import { toPathname } from '@/features/sites/public-path';
import { toSiteUrl } from '@/features/sites/to-site-url';
import { withoutUndefined } from '@/platform/json/without-undefined';
import { getSteadyTime } from '@/platform/process/steady-time';
import { inSpan } from '@/platform/telemetry/tracing';
import { toLiveProps } from './browser-props/to-live-props';
import { toStaticProps } from './browser-props/to-static-props';
import { loadPage } from './load-page';
import { toMissingRecord, toPageRecord } from './page-record';
import { isLive, showsErrorDetails } from './server-page';
import { addBuiltInPhrases } from './steps/add-built-in-phrases';
import { addConsent } from './steps/add-consent';
import { addHead } from './steps/add-head';
import { addStylesParam } from './steps/add-styles-param';
import { applyVariants } from './steps/apply-variants';
import { chooseTheme } from './steps/choose-theme';
import { convertRawElements } from './steps/convert-raw-elements';
import { linkStyleSheets } from './steps/link-style-sheets';
import { loadComponentData } from './steps/load-component-data';
import { pruneUnusedFields } from './steps/prune-unused-fields';
import { processRichText } from './steps/rich-text/process-rich-text';
import { setRenderingIds } from './steps/set-rendering-ids';
import type { PageDependencies, PageProps, PagePropsStep, ServerPage } from './types';

/** The steps that complete a loaded page, in the order in which they run. */
const steps: Readonly<Record<string, PagePropsStep>> = {
  applyVariants, // first: every other step must see the variant that the visitor gets
  chooseTheme,
  setRenderingIds,
  linkStyleSheets, // before the raw elements, whose class can name a library
  convertRawElements, // turns raw elements into renderings, so that the following steps see only renderings
  addStylesParam,
  addBuiltInPhrases,
  addConsent, // after the phrases, which it reads
  loadComponentData, // runs the loaders of the components on the page
  addHead,
  pruneUnusedFields,
  processRichText, // last: processes only the fields that are left
};

/** Returns the props of a page for visitors, or `null` when the page does not exist. */
export async function buildPageProps(
  key: PageKey,
  dependencies: PageDependencies,
): Promise<PageProps | null> {
  const startedAt = getSteadyTime();
  const loaded = await inSpan('page load', {}, () => loadPage(key, dependencies));
  if (!loaded) {
    await dependencies.recordPage(toMissingRecord(key, startedAt));
    return null;
  }
  // Its theme and its consent settings may be others.
  if (loaded.site.attributesAreUnknown) getRequestScope().onGap?.();
  const page = await runSteps(loaded, dependencies);
  const props = await finishPage(page, dependencies);
  // Last, because the page cache keeps the former page if the render fails.
  await dependencies.recordPage(toPageRecord({ loaded, page, startedAt }, dependencies));
  return props;
}

/** Runs the steps, also for the pages of editors and for error pages. */
export async function completePage(loaded: ServerPage, dependencies: PageDependencies): Promise<PageProps> {
  return finishPage(await runSteps(loaded, dependencies), dependencies);
}

async function runSteps(loaded: ServerPage, dependencies: PageDependencies): Promise<ServerPage> {
  let page = loaded;
  for (const [name, step] of Object.entries(steps))
    page = await inSpan(`page ${name}`, {}, async () => step(page, dependencies));
  return page;
}

async function finishPage(page: ServerPage, dependencies: PageDependencies): Promise<PageProps> {
  const props = toPageProps(page, dependencies);
  const toBrowserProps = isLive(page.layout) ? toLiveProps : toStaticProps;
  return withoutUndefined(await inSpan('page render', {}, () => toBrowserProps(props, dependencies)));
}

function toPageProps(page: ServerPage, dependencies: PageDependencies): PageProps {
  const { key, site, layout, dictionary, foreignPhrases, componentData, head } = page;
  const { consentManager } = dependencies;
  return {
    page: {
      siteName: site.name,
      language: key.language,
      defaultLanguage: site.defaultLanguage,
      languages: site.languages,
      path: toPathname(key.path),
      layout,
      dictionary,
      foreignPhrases,
      componentData,
      publicUrl: toSiteUrl(site, dependencies),
      starterConfig: dependencies.starterConfig,
      showsErrorDetails: showsErrorDetails(layout, dependencies) || undefined,
      consentManager: consentManager.name === 'banner' ? undefined : consentManager,
    },
    head,
  };
}
