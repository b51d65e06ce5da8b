import type { ExternalProps } from '../external-component';

export function toTextProp(given: ExternalProps, name: string, fallback = ''): string {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

export function toNumberProp(given: ExternalProps, name: string, { fallback, max }: NumberRules): number {
  const value = given[name];
  return typeof value === 'number' && value >= 0 ? Math.min(value, max) : fallback;
}

type NumberRules = { fallback: number; max: number };
