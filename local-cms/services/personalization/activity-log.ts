/** A request for a browser id, a personalization decision or an event. /v1/events/log lists them. */
type Activity =
  | { kind: 'browser'; browserId: string; guestRef: string; isNew: boolean; correlationId: string }
  | {
      kind: 'decision';
      site: string;
      friendlyId: string;
      browserId: string;
      variantId: string | null;
      correlationId: string;
    }
  | { kind: 'event'; type: string; browserId: string; page: string; ext: Readonly<Record<string, unknown>> };

type ActivityEntry = Activity & { number: number; at: string };

export type ActivityLog = { add(activity: Activity): void; list(): readonly ActivityEntry[] };

/** Above this number, the oldest entry is dropped, because anyone can send events and fill the memory. */
const MAX_ENTRIES = 10_000;

export function createActivityLog(now: () => Date = () => new Date()): ActivityLog {
  const entries: ActivityEntry[] = [];
  let number = 0;
  return {
    add: (activity) => {
      number += 1;
      entries.push({ number, at: now().toISOString(), ...activity });
      if (entries.length > MAX_ENTRIES) entries.shift();
    },
    list: () => entries,
  };
}
