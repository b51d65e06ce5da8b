import { isNativeError } from 'node:util/types';
import { cutNesting } from '@/platform/json/cut-nesting';
import { type DataSettings, ParameterError, parseDataOverride } from './data-settings';
import { ExternalHostError, fetchFromHost, type HostAccess } from './fetch-from-host';
import { queryJson } from './json-path';

/** Matches the media types of JSON, including those with the suffix `+json` (RFC 6839). */
const JSON_TYPE = /^(application|text)\/([\w.-]+\+)?json$/i;
const MAX_REQUESTS = 10;
/** The maximum depth of nested data. Deeper data would exhaust the stack when the page is serialized as JSON. */
const MAX_DEPTH = 100;

/** Loads the data of a component by id. A request that fails gives no data; `onFailure` decides what that means. */
export async function loadOverrideData(
  override: string | undefined,
  access: HostAccess,
  onFailure: (error: unknown) => void,
): Promise<Record<string, unknown>> {
  const { requests, data } = parseDataOverride(override);
  const wanted = Object.entries(requests);
  if (wanted.length > MAX_REQUESTS) {
    throw new ParameterError(`ComponentDataOverride asks for more than ${MAX_REQUESTS} answers`);
  }
  const responses = await Promise.all(
    wanted.map(async ([id, settings]) => {
      try {
        return [[id, await fetchData(settings, access)] as const];
      } catch (error) {
        // Isolation point: the caller decides whether the component can do without this part of its data.
        onFailure(error);
        return [];
      }
    }),
  );
  const all = { ...data, ...Object.fromEntries(responses.flat()) };
  return Object.fromEntries(Object.entries(all).map(([id, value]) => [id, cutNesting(value, MAX_DEPTH)]));
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
  if (!response) throw new ExternalHostError('A data setting names a URL that is not there');
  return selectData(await readJson(response), jsonpath);
}

function withParams(written: string, params: DataSettings['params']): string {
  if (!URL.canParse(written)) return written;
  const url = new URL(written);
  for (const [name, value] of Object.entries(params)) url.searchParams.append(name, value);
  return url.href;
}

function toHeaders(written: DataSettings['headers'], hasBody: boolean): Headers {
  try {
    const headers = new Headers(written);
    // Only the URL's host has been checked, so the header `Host` must not name a different one.
    headers.delete('host');
    if (!headers.has('accept')) headers.set('accept', 'application/json');
    if (hasBody) headers.set('content-type', 'application/json');
    return headers;
  } catch (error) {
    if (!isNativeError(error) || error.name !== 'TypeError') throw error;
    // `error` is not passed on as the cause: its message quotes the header, which can contain a key.
    throw new ParameterError('A data setting has a header that HTTP does not allow');
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The new error has no `cause`, because the message of `error` quotes the response.
    throw new ExternalHostError('A data setting is answered with something that is not JSON');
  }
}

/** Returns, as the SDK does, the whole response for `$` and a flat list for any other path. */
function selectData(data: unknown, path: string): unknown {
  if (path === '$') return data;
  const found = queryJson(cutNesting(data, MAX_DEPTH), path);
  if (!found) throw new ParameterError('A data setting has a jsonpath that is not supported');
  return found.flat(Number.POSITIVE_INFINITY);
}
