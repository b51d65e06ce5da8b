import { cutNesting } from '@/lib/cut-nesting';
import { queryJson } from '@/lib/json-path';
import { type DataSettings, ParameterError, parseDataOverride } from './data-settings';
import { ExternalHostError, fetchFromHost, type HostAccess } from './fetch-from-host';

/** Media types of JSON: RFC 6839 allows a suffix. */
const JSON_TYPE = /^(application|text)\/([\w.-]+\+)?json$/i;
const MOST_REQUESTS = 10;
/** Deeper data would exhaust the stack when the page is written as JSON. */
const MOST_LEVELS = 100;

/** The data that a component from outside works with, by the ids of ComponentDataOverride. */
export async function loadOverrideData(
  override: string | undefined,
  access: HostAccess,
): Promise<Record<string, unknown>> {
  const { requests, data } = parseDataOverride(override);
  const wanted = Object.entries(requests);
  if (wanted.length > MOST_REQUESTS) {
    throw new ParameterError(`ComponentDataOverride asks for more than ${MOST_REQUESTS} answers`);
  }
  const answers = await Promise.all(
    wanted.map(async ([id, settings]) => [id, await fetchData(settings, access)] as const),
  );
  const all = { ...data, ...Object.fromEntries(answers) };
  return Object.fromEntries(Object.entries(all).map(([id, value]) => [id, cutNesting(value, MOST_LEVELS)]));
}

async function fetchData(settings: DataSettings, access: HostAccess): Promise<unknown> {
  const { url, method, headers, body, jsonpath } = settings;
  const hasBody = method.toUpperCase() === 'POST' && body !== undefined;
  const response = await fetchFromHost(
    {
      url: withParams(url, settings.params),
      mediaType: JSON_TYPE,
      init: { method, headers: toHeaders(headers, hasBody), body: hasBody ? JSON.stringify(body) : null },
    },
    access,
  );
  if (!response) throw new ExternalHostError('A data setting names an address that is not there');
  return selectData(await readJson(response), jsonpath);
}

function withParams(address: string, params: DataSettings['params']): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.append(name, value);
  return url.href;
}

function toHeaders(written: DataSettings['headers'], hasBody: boolean): Headers {
  try {
    const headers = new Headers(written);
    // The host was checked by the address; a header must not name another one.
    headers.delete('host');
    if (!headers.has('accept')) headers.set('accept', 'application/json');
    if (hasBody) headers.set('content-type', 'application/json');
    return headers;
  } catch {
    // Not as a cause: the message quotes the header, which may be a key.
    throw new ParameterError('A data setting has a header that HTTP does not allow');
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // Not as a cause: the parser's message quotes the answer.
    throw new ExternalHostError('A data setting is answered with something that is not JSON');
  }
}

/** As in the SDK: the whole answer for `$`, a list of what was found for any other path. */
function selectData(data: unknown, path: string): unknown {
  if (path === '$') return data;
  const found = queryJson(cutNesting(data, MOST_LEVELS), path);
  if (!found) throw new ParameterError('A data setting has a jsonpath that is not supported');
  return found.flat(Number.POSITIVE_INFINITY);
}
