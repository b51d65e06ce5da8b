import type { ExternalProps } from '../external-component';

export function toTextProp(given: ExternalProps, name: string, absent = ''): string {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : absent;
}

export function toNumberProp(given: ExternalProps, name: string, { absent, most }: NumberRules): number {
  const value = given[name];
  return typeof value === 'number' && value >= 0 ? Math.min(value, most) : absent;
}

type NumberRules = { absent: number; most: number };
