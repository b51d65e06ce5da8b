import type { PageKey } from '@/lib/internal-path';
import { toPathname } from '@/lib/public-path';
import { toSiteUrl } from '@/services/sites/to-site-url';
import { loadPage } from './load-page';
import { addHead } from './steps/add-head';
import { loadComponentData } from './steps/load-component-data';
import { personalize } from './steps/personalize';
import { prune } from './steps/prune';
import { rawElements } from './steps/raw-elements';
import { renderingIds } from './steps/rendering-ids';
import { richText } from './steps/rich-text/rich-text';
import type { LoadedPage, PageProps, PagePropsStep, PageSources } from './types';

/** What is done with a page once it is loaded; the list is the order. */
const steps: readonly PagePropsStep[] = [
  personalize, // first: all that follows must see what this visitor gets
  renderingIds,
  rawElements, // elements of the CMS become renderings, which all that follows may take them for
  loadComponentData, // runs the loaders of the components that are really on the page
  addHead,
  prune, // after all that may read what the browser does not get
  richText, // last: only of what is left
];

/** Everything that a page needs in the browser; `null` when there is no such page. */
export async function buildPageProps(key: PageKey, sources: PageSources): Promise<PageProps | null> {
  const page = await loadPage(key, sources);
  return page && completePage(page, sources);
}

export async function completePage(loaded: LoadedPage, sources: PageSources): Promise<PageProps> {
  let page = loaded;
  for (const step of steps) page = await step(page, sources);
  const props = toPageProps(page, sources);
  // After the steps: what is tried must be what the browser gets.
  return toPlainData({ ...props, page: await sources.isolate(props.page) });
}

function toPageProps(page: LoadedPage, sources: PageSources): PageProps {
  const { key, site, layout, dictionary, componentData, head } = page;
  const { pageState = 'normal' } = layout.sitecore.context;
  const isEditor = pageState !== 'normal';
  return toPlainData({
    page: {
      siteName: site.name,
      language: key.language,
      defaultLanguage: site.defaultLanguage,
      languages: site.languages,
      path: toPathname(key.path),
      layout,
      dictionary,
      componentData,
      publicUrl: toSiteUrl(site, sources),
      tellsErrors: sources.isDevelopment || isEditor || undefined,
    },
    head,
  });
}

/** Next refuses `undefined` in page props; in JSON an absent value is absent. */
function toPlainData(props: PageProps): PageProps {
  return JSON.parse(JSON.stringify(props));
}
