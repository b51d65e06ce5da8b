const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The name of the time zone in which times are shown and written. */
export const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const toTimeText = (at: string): string => format.format(new Date(at));

/** Converts a time to what `<input type="datetime-local">` shows. */
export function toLocalInput(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
