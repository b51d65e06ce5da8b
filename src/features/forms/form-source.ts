import { isRecord } from '@/platform/json/json-types';

/** The server sends the URL of the service to the browser, because it is not known at build time. */
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

/** Returns `null` for any other value, because `..` or a slash would change the path of the form's URL. */
export function findFormId(value: unknown): string | null {
  const id = typeof value === 'string' ? value.trim() : '';
  return /^[\w{}-]{1,100}$/.test(id) ? id : null;
}

/** Spec §7.1. */
export function toFormUrl(
  { edgeUrl, contextId }: Omit<FormSource, 'alternativeText'>,
  formId: string,
): string {
  const id = encodeURIComponent(formId);
  return `${edgeUrl}/v1/forms/publisher/${id}?sitecoreContextId=${encodeURIComponent(contextId)}`;
}
