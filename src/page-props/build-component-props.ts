import type { Layout, Rendering } from '@/cms/layout-schema';
import { SITECORE_ORIGINS } from '@/editing/allowed-origins';
import type { ComponentUpdate } from '@/editing/create-component-route';
import type { FeaasSession, LibrarySession } from '@/editing/editing-session';
import type { EditingSettings } from '@/editing/guard';
import { createLibraryToken } from '@/editing/library-token';
import type { PageKey } from '@/lib/internal-path';
import { isRecord } from '@/lib/json-kinds';
import { COMPONENT_PLACEHOLDER } from '@/rendering/component-mode';
import { mapPlaceholders } from '@/rendering/map-placeholders';
import { completePage } from './build-page-props';
import { toLoadedPage } from './load-page';
import type { PageProps, PageSources } from './types';
import { withPageState } from './with-page-state';

/** One component of the design library, with what its editor changed. `null`: the CMS has no such component. */
export async function buildLibraryProps(
  session: LibrarySession,
  sources: PageSources,
  { secret = '', allowedOrigins }: EditingSettings,
  update: ComponentUpdate = {},
): Promise<PageProps | null> {
  const { siteName, language, componentUid: uid, mode } = session;
  const isEditing = mode === 'library-metadata';
  const layout = await sources.cms.fetchComponentLayout({ ...session, isEditing });
  if (!layout) return null;
  const shown = withPageState(withUpdate(layout, uid, update), isEditing ? 'edit' : 'preview');
  const props = await completeComponent(shown, { siteName, language }, sources);
  if (!props) return null;
  const library = {
    uid,
    allowedOrigins: [...SITECORE_ORIGINS, ...allowedOrigins],
    token: createLibraryToken(session, secret),
    scriptUrl: `${sources.edge.url}/v1/files/designlibrary/lib/rh-lib-script.js`,
  };
  return { ...props, page: { ...props.page, library } };
}

/** One FEaaS component, which no item of the CMS names: the address that the editor asked for says all. */
export async function buildFeaasProps(
  { host, library, component, version, revision }: FeaasSession,
  { siteName, language }: Pick<PageKey, 'siteName' | 'language'>,
  sources: PageSources,
): Promise<PageProps | null> {
  const params = {
    LibraryId: library,
    ComponentId: component,
    ComponentVersion: version,
    ComponentRevision: revision,
    ComponentHostName: host,
  };
  const rendering = { uid: 'feaas', componentName: 'FEaaSComponent', params };
  const placeholders = { [COMPONENT_PLACEHOLDER]: [rendering] };
  const layout = { sitecore: { context: { language }, route: { name: 'FEaaS', placeholders } } };
  return completeComponent(withPageState(layout, 'preview'), { siteName, language }, sources);
}

async function completeComponent(
  { sitecore }: Layout,
  { siteName, language }: Pick<PageKey, 'siteName' | 'language'>,
  sources: PageSources,
): Promise<PageProps | null> {
  const sites = await sources.cms.loadSites();
  const site = sites.find(({ name }) => name === siteName);
  if (!site || !sitecore.route) return null;
  const { clientScripts: _, clientData: __, ...context } = sitecore.context;
  const layout: Layout = {
    sitecore: { context: { ...context, language, renderingType: 'component' }, route: sitecore.route },
  };
  const key = { siteName, language, path: [], variantIds: [] };
  const dictionary = await sources.cms.loadDictionary(siteName, language);
  const page = toLoadedPage({ key, site, layout, pageLanguages: [], dictionary });
  const props = await completePage(page, sources);
  return { ...props, head: { ...props.head, noIndex: true } };
}

/** As the SDK merges it: shallowly, into the rendering of that id, however it is written (SDK facts §4). */
function withUpdate({ sitecore }: Layout, uid: string, { fields, params }: ComponentUpdate): Layout {
  const { context, route } = sitecore;
  const change = (rendering: Rendering): Rendering => {
    const placeholders = mapPlaceholders(rendering.placeholders, change);
    if (rendering.uid?.toLowerCase() !== uid.toLowerCase()) return { ...rendering, placeholders };
    const known = isRecord(rendering.fields) ? rendering.fields : {};
    return {
      ...rendering,
      placeholders,
      fields: fields ? { ...known, ...fields } : rendering.fields,
      params: params ? { ...rendering.params, ...params } : rendering.params,
    };
  };
  if (!route || (!fields && !params)) return { sitecore };
  return {
    sitecore: { context, route: { ...route, placeholders: mapPlaceholders(route.placeholders, change) } },
  };
}
