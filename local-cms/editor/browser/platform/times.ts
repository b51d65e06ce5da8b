const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The name of the time zone in which times are shown and written. */
export const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const toTimeText = (at: string): string => format.format(new Date(at));

/** Converts a time to what `<input type="datetime-local">` shows. */
export function toLocalInput(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Nine o’clock here, some days after a day. */
export const toMorning = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, 9);

/** The number of days from a day to the next Monday, at least one. */
export const countDaysToMonday = (day: Date): number => 7 - ((day.getDay() + 6) % 7);
