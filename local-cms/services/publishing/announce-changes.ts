import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatId } from '../../content/stable-id.ts';
import { type Change, type ContentDescription, listChanges } from './describe-content.ts';

type Settings = {
  siteUrl: string;
  /** `null`: the site is not told. */
  secret: string | null;
  log: { error(message: string): void };
};

const HEADER = 'x-revalidate-secret';
/** Experience Edge splits large publishes too. */
const MAX_UPDATES = 100;
const TIMEOUT_MS = 5000;
/** The waits before the next attempts, in milliseconds. A site that does not run has no pages to renew. */
const RETRY_MS = [200, 1000, 5000];

/** The returned function tells the site what has changed since its last call, as Experience Edge's webhook does. */
export function createAnnouncer({ siteUrl, secret, log }: Settings): (content: ContentDescription) => void {
  let last: ContentDescription | null = null;
  let sending = Promise.resolve();

  async function sendAll(changes: readonly Change[]): Promise<void> {
    const invocationId = randomUUID();
    for (let start = 0; start < changes.length; start += MAX_UPDATES) {
      const updates = changes.slice(start, start + MAX_UPDATES).map(toUpdate);
      const continues = start + MAX_UPDATES < changes.length;
      const body = JSON.stringify({ invocation_id: invocationId, updates, continues });
      if (!(await sendWithRetries(body))) return;
    }
  }

  async function sendWithRetries(body: string): Promise<boolean> {
    for (const waitMs of [...RETRY_MS, null]) {
      const outcome = await send(body);
      if (outcome === 'accepted') return true;
      // A site that is not up is nothing to report: it starts with the content of now.
      if (outcome === null && waitMs === null) return false;
      if (outcome !== null) {
        log.error(`publish  ${siteUrl} does not accept it: ${outcome}`);
        return false;
      }
      await sleep(waitMs ?? 0);
    }
    return false;
  }

  /** Returns why the site refuses it, or `null` if there is no answer. */
  async function send(body: string): Promise<'accepted' | string | null> {
    try {
      const response = await fetch(`${siteUrl}/api/revalidate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [HEADER]: secret ?? '' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok ? 'accepted' : `status ${response.status}`;
    } catch {
      // Isolation point: whatever the reason, the site cannot be reached now.
      return null;
    }
  }

  return (content) => {
    const changes = last ? listChanges(last, content) : [];
    last = content;
    if (secret === null || changes.length === 0) return;
    sending = sending.then(() => sendAll(changes));
  };
}

function toUpdate({ entity: { kind, id, language }, operation }: Change) {
  const identifier = formatId(id, 'N') + (kind === 'LayoutData' ? '-layout' : '');
  return { identifier, entity_definition: kind, operation, entity_culture: language };
}
