import type { NextRequest } from 'next/server';
import { decodeText } from '@/platform/text/decode-text';
import type { ExperienceParams } from './fetch-decision';

/** Longer values are cut to this many characters before they are sent to Sitecore. */
const MAX_LENGTH = 500;

const UTM_NAMES = ['campaign', 'content', 'medium', 'source'] as const;

const GEO_HEADERS = {
  country: ['x-vercel-ip-country', 'cf-ipcountry', 'cloudfront-viewer-country'],
  region: ['x-vercel-ip-country-region', 'cf-region-code', 'cloudfront-viewer-country-region'],
  city: ['x-vercel-ip-city', 'cf-ipcity', 'cloudfront-viewer-city'],
} as const;

export function toExperienceParams({ nextUrl, headers }: NextRequest): ExperienceParams {
  const utm = pick(UTM_NAMES, (name) => nextUrl.searchParams.get(`utm_${name}`));
  const geo = pick(['country', 'region', 'city'] as const, (name) => {
    const header = GEO_HEADERS[name].find((candidate) => headers.has(candidate));
    // City names are percent-encoded, because header values are ASCII.
    return header === undefined ? null : decodeText(headers.get(header) ?? '');
  });
  const referrer = cut(headers.get('referer') ?? '');
  return { referrer, utm, ...(Object.keys(geo).length > 0 && { geo }) };
}

function pick<Name extends string>(names: readonly Name[], find: (name: Name) => string | null) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = find(name);
      return value ? [[name, cut(value)] as const] : [];
    }),
  );
}

const cut = (text: string): string => text.slice(0, MAX_LENGTH).toWellFormed();
