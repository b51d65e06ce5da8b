import { createStableId } from '../../content/stable-id.ts';

/** A new visit begins after this many milliseconds without a request. */
const VISIT_PAUSE_MS = 30 * 60 * 1000;

const MAX_BROWSERS = 10_000;

type Guest = { guestRef: string; isReturning: boolean; seenAt: number };

export type Guests = {
  create(browserId: string): Guest;
  /** Records a request. An unknown browser is a returning one, because its id is from an earlier visit. */
  see(browserId: string): Guest;
};

export function createGuests(now: () => number = Date.now): Guests {
  const guests = new Map<string, Guest>();
  const toGuestRef = (browserId: string) => createStableId('guest', browserId);
  const keep = (browserId: string, guest: Guest): Guest => {
    // A Map keeps the insertion order, so its first entry is the browser with the oldest request.
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
