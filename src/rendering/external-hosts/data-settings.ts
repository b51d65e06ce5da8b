import { z } from 'zod';
import { isRecord } from '@/lib/json-kinds';

const Plain = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** A request that an editor wrote, as the component builder saves it (SDK facts §2, data settings). */
const SettingsSchema = z.strictObject({
  url: z.string(),
  method: z.enum(['get', 'post', 'GET', 'POST']).default('GET'),
  headers: z.record(z.string(), Plain).default({}),
  params: z.record(z.string(), Plain).default({}),
  body: z.unknown().optional(),
  jsonpath: z.string().default('$'),
});

export type DataSettings = z.output<typeof SettingsSchema>;

/** The parameter is not what it must be; the message never quotes it, for it may hold keys of other systems. */
export class ParameterError extends Error {
  override name = 'ParameterError';
}

type Override = { requests: Readonly<Record<string, DataSettings>>; data: Readonly<Record<string, unknown>> };

/** The scope of data without an id of its own; templates and components find it there. */
const ANY_SCOPE = '_';

/** Takes ComponentDataOverride apart: requests, and data that was written in place, by their ids. */
export function parseDataOverride(text: string | undefined): Override {
  const written = text?.trim() ? parseJson(text) : {};
  if (Array.isArray(written)) return { requests: {}, data: { [ANY_SCOPE]: written } };
  if (!isRecord(written)) throw new ParameterError('ComponentDataOverride holds no object');
  const entries = typeof written.url === 'string' ? [[ANY_SCOPE, written] as const] : Object.entries(written);
  const requests = entries.filter(([, value]) => isRequest(value));
  return {
    requests: Object.fromEntries(requests.map(([id, value]) => [id, toSettings(value)])),
    data: Object.fromEntries(entries.filter(([, value]) => !isRequest(value))),
  };
}

/** As the SDK tells requests from data: by the url. */
const isRequest = (value: unknown): boolean => isRecord(value) && typeof value.url === 'string';

function toSettings(value: unknown): DataSettings {
  const settings = SettingsSchema.safeParse(value);
  if (settings.success) return settings.data;
  const names = settings.error.issues.map(({ path }) => path.join('.') || 'an unknown name');
  throw new ParameterError(`ComponentDataOverride holds a request that is wrong in: ${names.join(', ')}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not as a cause: the parser's message quotes the text.
    throw new ParameterError('ComponentDataOverride is not JSON');
  }
}
