import { isArray, isRecord, isString } from '@/platform/json/json-types';
import { REDACTED } from '@/platform/telemetry/redact';
import { MIN_SECRET_LENGTH } from '../doctor/create-report.ts';

const NAMES =
  '(?:sitecore|edge)?context_?-?id|(?:sc|x)?[_-]?api[_-]?key|x-gql-token|authorization|(?:client[_-]?secret|access[_-]?token)';
const SECRET_NAME = new RegExp(`^(?:${NAMES})$`, 'i');
// Matches `&sitecoreContextId=…` in a URL.
const PARAMETER = new RegExp(`([?&;](?:${NAMES})=)[^&#\\s"'<>\\\\]*`, 'gi');
// Matches `"sc_apikey": "…"` in a text that contains JSON. Its quotes can be escaped for JSON or for HTML.
const PROPERTY = new RegExp(`((\\\\{0,8}"|&quot;)(?:${NAMES})\\2\\s*:\\s*\\2)(?:(?!\\2).)*`, 'gi');

const toForms = (secret: string): string[] => {
  const bare = secret.replace(/^\{|\}$/g, '');
  return [secret, encodeURIComponent(secret), bare].filter(({ length }) => length >= MIN_SECRET_LENGTH);
};

/** Returns a function that replaces the secrets in JSON, and the values whose names say that they are secret. */
export function createRemoveSecrets(secrets: readonly string[]): (value: unknown) => unknown {
  const known = [...new Set(secrets.flatMap(toForms))];
  const cleanText = (text: string): string =>
    known
      .reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text)
      .replace(PARAMETER, `$1${REDACTED}`)
      .replace(PROPERTY, `$1${REDACTED}`);
  const clean = (value: unknown): unknown => {
    if (isString(value)) return cleanText(value);
    if (isArray(value)) return value.map(clean);
    if (!isRecord(value)) return value;
    const parts = Object.entries(value).map(([name, part]) => [
      cleanText(name),
      isString(part) && SECRET_NAME.test(name) ? REDACTED : clean(part),
    ]);
    return Object.fromEntries(parts);
  };
  return clean;
}
