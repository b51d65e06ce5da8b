import { z } from 'zod';
import { isRecord } from '@/platform/json/json-types';
import { parseJson } from '@/platform/json/parse-json';

const Plain = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** The data settings of one request, as Sitecore's component builder saves them (SDK facts §2). */
const SettingsSchema = z.strictObject({
  url: z.string(),
  method: z.enum(['get', 'post', 'GET', 'POST']).default('GET'),
  headers: z.record(z.string(), Plain).default({}),
  params: z.record(z.string(), Plain).default({}),
  body: z.unknown().optional(),
  jsonpath: z.string().default('$'),
});

export type DataSettings = z.output<typeof SettingsSchema>;

/** The error for an invalid param. Its message never quotes the param, which can contain keys of other systems. */
export class ParameterError extends Error {
  override name = 'ParameterError';
}

type Override = { requests: Readonly<Record<string, DataSettings>>; data: Readonly<Record<string, unknown>> };

/** The id for data and requests that the editor wrote without an id. */
const ANY_SCOPE = '_';

/** Splits `ComponentDataOverride` by id into requests and inline data. Throws a ParameterError if it is invalid. */
export function parseDataOverride(text: string | undefined): Override {
  const written = text?.trim() ? parseJson(text) : {};
  if (written === undefined) throw new ParameterError('ComponentDataOverride is not JSON');
  if (Array.isArray(written)) return { requests: {}, data: { [ANY_SCOPE]: written } };
  if (!isRecord(written)) throw new ParameterError('ComponentDataOverride holds no object');
  const entries = typeof written.url === 'string' ? [[ANY_SCOPE, written] as const] : Object.entries(written);
  const requests = entries.filter(([, value]) => isRequest(value));
  return {
    requests: Object.fromEntries(requests.map(([id, value]) => [id, toSettings(value)])),
    data: Object.fromEntries(entries.filter(([, value]) => !isRequest(value))),
  };
}

/** A value with a `url` is a request, as in the SDK. Any other value is inline data. */
const isRequest = (value: unknown): boolean => isRecord(value) && typeof value.url === 'string';

function toSettings(value: unknown): DataSettings {
  const settings = SettingsSchema.safeParse(value);
  if (settings.success) return settings.data;
  const names = settings.error.issues.map(({ path }) => path.join('.') || 'an unknown name');
  throw new ParameterError(`ComponentDataOverride holds a request that is wrong in: ${names.join(', ')}`);
}
