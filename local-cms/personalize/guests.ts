import { createStableId } from '../store/stable-id.ts';

/** Milliseconds without a sign of life after which the next one is another visit. */
const VISIT_PAUSE_MS = 30 * 60 * 1000;

/** Browsers that are remembered; the one that was away for longest goes first. */
const MAX_BROWSERS = 10_000;

type Guest = { guestRef: string; isReturning: boolean; seenAt: number };

/** Who has been here, as long as the program runs. */
export type Guests = {
  /** Names a browser that comes for the first time. */
  create(browserId: string): Guest;
  /** Notes that the browser is here. One that was named before the program started has been here before, too. */
  see(browserId: string): Guest;
};

export function createGuests(now: () => number = Date.now): Guests {
  const guests = new Map<string, Guest>();
  const toGuestRef = (browserId: string) => createStableId('guest', browserId);
  const keep = (browserId: string, guest: Guest): Guest => {
    // A Map keeps the order in which it was filled: the first is the one that was away for longest.
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
