import { createHash } from 'node:crypto';

import type { Condition, Rule } from '../../content/schemas/rules-file.ts';

export type Circumstances = {
  /** The visitor's id. It is stable across visits, so that `percent` selects the same visitors each time. */
  guestRef: string;
  isReturning: boolean;
  utm: Readonly<Record<string, string>>;
  country: string;
  now: Date;
};

/** Returns the variant of the first rule that applies; null for `default` or if no rule applies. */
export function chooseVariant(name: string, rules: readonly Rule[], given: Circumstances): string | null {
  const rule = rules.find(
    ({ when, percent }, index) =>
      isMet(when, given) && toShare(`${name} ${index} ${given.guestRef}`) * 100 < percent,
  );
  return rule && rule.variant !== 'default' ? rule.variant : null;
}

function isMet(when: Condition, { isReturning, utm, country, now }: Circumstances): boolean {
  return (
    isOneOf(when.campaign, utm.campaign) &&
    isOneOf(when.source, utm.source) &&
    isOneOf(when.medium, utm.medium) &&
    isOneOf(when.country, country) &&
    (when.returning === undefined || when.returning === isReturning) &&
    (when.hours === undefined || isWithin(when.hours, toHour(now, when.timeZone)))
  );
}

function isOneOf(wanted: readonly string[] | undefined, given = ''): boolean {
  return wanted === undefined || wanted.some((text) => text.toLowerCase() === given.toLowerCase());
}

/** The range `18-22` is from 18:00 to 22:00; the range `22-6` spans midnight. */
function isWithin(hours: string, hour: number): boolean {
  const [from = 0, to = 24] = hours.split('-').map(Number);
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

const toHour = (now: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));

/** Converts a text to a number from 0 to 1. Equal texts give equal numbers, which are evenly distributed. */
const toShare = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
