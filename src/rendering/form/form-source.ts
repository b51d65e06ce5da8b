import { isRecord } from '@/lib/json-kinds';

/** Where the browser gets forms from; the server tells it, for the address is known at run time only. */
export type FormSource = { edgeUrl: string; contextId: string };

export function isFormSource(value: unknown): value is FormSource {
  return isRecord(value) && typeof value.edgeUrl === 'string' && typeof value.contextId === 'string';
}

/** `null` when it is no id: it becomes a part of an address, where `..` or a slash would lead elsewhere. */
export function findFormId(value: unknown): string | null {
  const id = typeof value === 'string' ? value.trim() : '';
  return /^[\w{}-]{1,100}$/.test(id) ? id : null;
}

/** Spec §7.1. */
export function toFormUrl({ edgeUrl, contextId }: FormSource, formId: string): string {
  const id = encodeURIComponent(formId);
  return `${edgeUrl}/v1/forms/publisher/${id}?sitecoreContextId=${encodeURIComponent(contextId)}`;
}
