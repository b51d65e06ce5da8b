import { createIsOrigin } from '@/platform/http/origin-patterns';
import { isRecord, isString } from '@/platform/json/json-types';
import type { Library } from '@/rendering/context/page-data';
import { findFrameOrigin } from './frame-origin';

type Values = Readonly<Record<string, unknown>>;

export type LibraryUpdate = { fields: Values; params: Values };

type Status = 'ready' | 'rendered';

/** Reports a component's status to the design library if its origin is allowed (editing protocol §1.6). */
export function postStatus({ uid, allowedOrigins }: Library, status: Status): void {
  const origin = findFrameOrigin(window);
  if (!origin || !createIsOrigin(allowedOrigins)(origin)) return;
  window.top?.postMessage({ name: 'component:status', message: { status, uid } }, origin);
}

/** Returns `null` if the message is malformed, for another component or from an origin that is not allowed. */
export function readUpdate(event: MessageEvent, { uid, allowedOrigins }: Library): LibraryUpdate | null {
  const { data, origin } = event;
  if (!createIsOrigin(allowedOrigins)(origin) || !isRecord(data)) return null;
  if (data.name !== 'component:update' || !isRecord(data.details)) return null;
  const { uid: messageUid, fields = {}, params = {} } = data.details;
  if (!isString(messageUid) || messageUid.toLowerCase() !== uid.toLowerCase()) return null;
  return isRecord(fields) && isRecord(params) ? { fields, params } : null;
}
