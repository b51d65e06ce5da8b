import { createStableId } from '../../content/stable-id.ts';

/** Milliseconds of inactivity after which a new visit begins. */
const VISIT_PAUSE_MS = 30 * 60 * 1000;

/** Above this number, the longest inactive browser is forgotten. */
const MAX_BROWSERS = 10_000;

type Guest = { guestRef: string; isReturning: boolean; seenAt: number };

/** The browsers seen since the program started. */
export type Guests = {
  create(browserId: string): Guest;
  /** Records a visit. An unknown browser was registered before the program started, so it is returning. */
  see(browserId: string): Guest;
};

export function createGuests(now: () => number = Date.now): Guests {
  const guests = new Map<string, Guest>();
  const toGuestRef = (browserId: string) => createStableId('guest', browserId);
  const keep = (browserId: string, guest: Guest): Guest => {
    // A Map keeps insertion order, so the first entry is the longest inactive one.
    guests.delete(browserId);
    guests.set(browserId, guest);
    const [oldest] = guests.keys();
    if (guests.size > MAX_BROWSERS && oldest !== undefined) guests.delete(oldest);
    return guest;
  };
  return {
    create: (browserId) =>
      keep(browserId, { guestRef: toGuestRef(browserId), isReturning: false, seenAt: now() }),
    see: (browserId) => {
      const before = guests.get(browserId);
      const isReturning = !before || before.isReturning || now() - before.seenAt > VISIT_PAUSE_MS;
      return keep(browserId, { guestRef: toGuestRef(browserId), isReturning, seenAt: now() });
    },
  };
}
