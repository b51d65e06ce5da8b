import { ParameterError } from '@/features/external-data/data-settings';
import { ExternalHostError, fetchFromHost, type HostAccess } from '@/features/external-data/fetch-from-host';
import { loadOverrideData } from '@/features/external-data/load-override-data';
import { isLoopback } from '@/platform/http/allowed-url';
import type { ComponentLoader } from '@/rendering/component/component-server';
import { toFieldData } from '@/rendering/fields/field-data';
import { type FeaasSource, isSafeSource, toFeaasSource } from '../feaas-source';
import { bindTemplate } from './bind-template';

const HTML_TYPE = /^text\/html$/i;
/** The param with a template of the rendering itself, which is not fetched. Sitecore's page editor writes it. */
const OWN_TEMPLATE = 'ComponentHTMLOverride';

/** The header with which Sitecore's host marks a deleted revision that it still serves (SDK facts §2). */
const DELETED = 'x-ms-meta-versionDeletedAt';

/** The endings are tried in this order: the URL of the specification, then that of Sitecore's library (decision 010). */
const ENDINGS = ['', '.html'];

/** Returns `null` if the CMS is disconnected (spec §2), or if there is neither a template nor what identifies one. */
export const loadFeaas: ComponentLoader<{ html: string } | null> = async (
  { params = {}, fields },
  context,
) => {
  if (context.isDisconnected) return null;
  const source = toFeaasSource(params, context.layout.sitecore.context.pageState);
  const template = params[OWN_TEMPLATE]?.trim() || (source && fetchTemplate(source, context));
  if (!template) return null;
  const [html, data] = await Promise.all([
    template,
    loadOverrideData(params.ComponentDataOverride, context, context.reportFailure),
  ]);
  return { html: bindTemplate(html, { _: toFieldData(fields), ...data }) };
};

/** Sends no fields to the browser, because the HTML already contains them. */
export const pruneFields = () => undefined;

export const serverParams = ['ComponentDataOverride', OWN_TEMPLATE];

async function fetchTemplate(source: FeaasSource, access: HostAccess): Promise<string> {
  const url = toTemplateUrl(source);
  for (const ending of ENDINGS) {
    const response = await fetchFromHost({ url: url + ending, mediaType: HTML_TYPE }, access);
    if (response?.headers.has(DELETED)) break;
    if (response) return response.text();
  }
  throw new ExternalHostError('The component host has no such revision of the component');
}

function toTemplateUrl(source: FeaasSource): string {
  if (!isSafeSource(source)) throw new ParameterError('A FEaaS id may contain only letters, digits, - and _');
  const { library, component, version, revision } = source;
  return `${toOrigin(source.host)}/components/${library}/${component}/${version}/${revision}`;
}

function toOrigin(written: string): string {
  const host = written.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
  if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)) throw new ParameterError('ComponentHostName is not a host');
  return `${isLoopback(host.replace(/:\d+$/, '').toLowerCase()) ? 'http' : 'https'}://${host}`;
}
