import type { ExternalProps } from '@/rendering/byoc/external-component';

/** Text of a prop, or what is shown without it. */
export function toTextProp(given: ExternalProps, name: string, absent = ''): string {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : absent;
}

/** Number of a prop within its bounds, or what counts without it. */
export function toNumberProp(given: ExternalProps, name: string, { absent, most }: NumberRules): number {
  const value = given[name];
  return typeof value === 'number' && value >= 0 ? Math.min(value, most) : absent;
}

type NumberRules = { absent: number; most: number };
