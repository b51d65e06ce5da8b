import { isRecord } from '@/platform/json/json-types';

/** What the server tells the browser about a form. Only the running server knows the URL of the service. */
export type FormSource = {
  edgeUrl: string;
  contextId: string;
  /** The field `Alternative` as plain text, for `<noscript>`. */
  alternativeText: string;
};

export function isFormSource(value: unknown): value is FormSource {
  if (!isRecord(value)) return false;
  const { edgeUrl, contextId, alternativeText } = value;
  return [edgeUrl, contextId, alternativeText].every((part) => typeof part === 'string');
}

/** Returns `null` for any other value. In the URL, an id with `..` or a slash would lead elsewhere. */
export function findFormId(value: unknown): string | null {
  const id = typeof value === 'string' ? value.trim() : '';
  return /^[\w{}-]{1,100}$/.test(id) ? id : null;
}

/** Returns the form's URL (spec §7.1). */
export function toFormUrl(
  { edgeUrl, contextId }: Omit<FormSource, 'alternativeText'>,
  formId: string,
): string {
  const id = encodeURIComponent(formId);
  return `${edgeUrl}/v1/forms/publisher/${id}?sitecoreContextId=${encodeURIComponent(contextId)}`;
}
