import type { Layout, Rendering } from '@/cms/schemas/layout-schema';
import { SITECORE_ORIGINS } from '@/features/editing/server/allowed-origins';
import type { FeaasSession, LibrarySession } from '@/features/editing/server/editing-session';
import type { EditingSettings } from '@/features/editing/server/handle-editing-request';
import { createLibraryToken } from '@/features/editing/server/library-token';
import type { ComponentUpdate } from '@/features/editing/server/update-component';
import type { PageKey } from '@/features/sites/internal-path';
import { isRecord } from '@/platform/json/json-types';
import { COMPONENT_PLACEHOLDER } from '@/rendering/placeholder/component-mode';
import { completePage } from '../build-page-props';
import { findSiteByName } from '../load-page';
import { changeRenderings, toServerPage, withPageState } from '../server-page';
import type { PageDependencies, PageProps } from '../types';

/** Shows one component with an editor's changes. Returns `null` if the component or the site does not exist. */
export async function buildLibraryProps(
  session: LibrarySession,
  dependencies: PageDependencies,
  { secret = '', allowedOrigins }: EditingSettings,
  update: ComponentUpdate = {},
): Promise<PageProps | null> {
  const { siteName, language, componentUid: uid, mode } = session;
  const isEditing = mode === 'library-metadata';
  const layout = await dependencies.cms.fetchComponentLayout({ ...session, isEditing });
  if (!layout) return null;
  const updated = withPageState(withUpdate(layout, uid, update), isEditing ? 'edit' : 'preview');
  const props = await completeComponent(updated, { siteName, language }, dependencies);
  if (!props) return null;
  const library = {
    uid,
    allowedOrigins: [...SITECORE_ORIGINS, ...allowedOrigins],
    token: await createLibraryToken(session, secret),
    scriptUrl: `${dependencies.edge.url}/v1/files/designlibrary/lib/rh-lib-script.js`,
  };
  return { ...props, page: { ...props.page, library } };
}

/** The session, which comes from the URL that the editor requested, describes the component completely. */
export async function buildFeaasProps(
  { host, library, component, version, revision }: FeaasSession,
  { siteName, language }: Pick<PageKey, 'siteName' | 'language'>,
  dependencies: PageDependencies,
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
  return completeComponent(withPageState(layout, 'preview'), { siteName, language }, dependencies);
}

async function completeComponent(
  { sitecore }: Layout,
  { siteName, language }: Pick<PageKey, 'siteName' | 'language'>,
  dependencies: PageDependencies,
): Promise<PageProps | null> {
  const site = await findSiteByName(siteName, dependencies);
  if (!site || !sitecore.route) return null;
  const { clientScripts: _, clientData: __, ...context } = sitecore.context;
  const layout: Layout = {
    sitecore: { context: { ...context, language, renderingType: 'component' }, route: sitecore.route },
  };
  const key = { siteName, language, path: [], variantIds: [] };
  const dictionary = await dependencies.cms.loadDictionary(siteName, language);
  const page = toServerPage({ key, site, layout, pageLanguages: [], dictionary });
  const props = await completePage(page, dependencies);
  return { ...props, head: { ...props.head, noIndex: true } };
}

/** The merge is shallow, and the case of the uid does not matter (SDK facts §4). */
function withUpdate(layout: Layout, uid: string, { fields, params }: ComponentUpdate): Layout {
  const merge = (rendering: Rendering): Rendering => {
    if (rendering.uid?.toLowerCase() !== uid.toLowerCase()) return rendering;
    const known = isRecord(rendering.fields) ? rendering.fields : {};
    return {
      ...rendering,
      fields: fields ? { ...known, ...fields } : rendering.fields,
      params: params ? { ...rendering.params, ...params } : rendering.params,
    };
  };
  return changeRenderings({ layout }, merge).layout;
}
