import type { ExternalProps } from '../external-component';

/** The text of a prop, or the default. */
export function toTextProp(given: ExternalProps, name: string, absent = ''): string {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : absent;
}

/** The number of a prop, limited to `most`, or the default. */
export function toNumberProp(given: ExternalProps, name: string, { absent, most }: NumberRules): number {
  const value = given[name];
  return typeof value === 'number' && value >= 0 ? Math.min(value, most) : absent;
}

type NumberRules = { absent: number; most: number };
