import type { ExternalProps } from '../external-component';

/** Returns the text of a prop, or `absent` if the prop is not a text or is empty. */
export function toTextProp(given: ExternalProps, name: string, absent = ''): string {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : absent;
}

/** Returns the number of a prop, limited to `most`, or `absent` if it is not a number or is negative. */
export function toNumberProp(given: ExternalProps, name: string, { absent, most }: NumberRules): number {
  const value = given[name];
  return typeof value === 'number' && value >= 0 ? Math.min(value, most) : absent;
}

type NumberRules = { absent: number; most: number };
