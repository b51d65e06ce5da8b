import { isRecord, isText } from '@/lib/json-kinds';
import { createIsOrigin } from '@/lib/origin-patterns';
import type { Library } from '../page';
import { findFrameOrigin } from './frame-origin';

type Values = Readonly<Record<string, unknown>>;

/** What the design library wants changed on the component. */
export type LibraryUpdate = { fields: Values; params: Values };

type Status = 'ready' | 'rendered';

/** Tells the design library how far its component is; nobody else hears it (editing protocol §1.6). */
export function postStatus({ uid, allowedOrigins }: Library, status: Status): void {
  const origin = findFrameOrigin(window);
  if (!origin || !createIsOrigin(allowedOrigins)(origin)) return;
  window.top?.postMessage({ name: 'component:status', message: { status, uid } }, origin);
}

/** What a message asks for; `null` when it is not from the design library, not for this component, or of no use. */
export function readUpdate(event: MessageEvent, { uid, allowedOrigins }: Library): LibraryUpdate | null {
  const { data, origin } = event;
  if (!createIsOrigin(allowedOrigins)(origin) || !isRecord(data)) return null;
  if (data.name !== 'component:update' || !isRecord(data.details)) return null;
  const { uid: asked, fields = {}, params = {} } = data.details;
  if (!isText(asked) || asked.toLowerCase() !== uid.toLowerCase()) return null;
  return isRecord(fields) && isRecord(params) ? { fields, params } : null;
}
