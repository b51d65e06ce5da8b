import { isLoopback } from '../external-hosts/allowed-url';
import { ParameterError } from '../external-hosts/data-settings';
import { ExternalHostError, fetchFromHost, type HostAccess } from '../external-hosts/fetch-from-host';
import { type FeaasSource, isSafeSource } from './feaas-source';

const HTML_TYPE = /^text\/html$/i;
/** How Sitecore's host marks what was deleted but is still there (SDK facts §2). */
const DELETED = 'x-ms-meta-versionDeletedAt';

/** Of a real host's files the SDK asks with `.html` alone, so that is tried first; the specification's address next. */
const ENDINGS = ['.html', ''];

/** The component's template as its host keeps it. */
export async function fetchTemplate(source: FeaasSource, access: HostAccess): Promise<string> {
  const address = toAddress(source);
  for (const ending of ENDINGS) {
    const response = await fetchFromHost({ url: address + ending, mediaType: HTML_TYPE }, access);
    if (response?.headers.has(DELETED)) break;
    if (response) return response.text();
  }
  throw new ExternalHostError('The host has no such component in the revision asked for');
}

function toAddress(source: FeaasSource): string {
  if (!isSafeSource(source)) throw new ParameterError('An id of the FEaaS component is not one');
  const { library, component, version, revision } = source;
  return `${toOrigin(source.host)}/components/${library}/${component}/${version}/${revision}`;
}

/** The parameter is a host, or an address as the SDK takes it. */
function toOrigin(written: string): string {
  const host = written.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
  if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)) throw new ParameterError('ComponentHostName is not a host');
  return `${isLoopback(host.replace(/:\d+$/, '').toLowerCase()) ? 'http' : 'https'}://${host}`;
}
