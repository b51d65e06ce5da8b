import type { NextRequest } from 'next/server';
import { decodeText } from '@/lib/public-path';
import type { ExperienceParams } from '@/services/personalization/fetch-decision';

/** What visitors write is passed on only so far. */
const MAX_LENGTH = 500;

const UTM_NAMES = ['campaign', 'content', 'medium', 'source'] as const;

/** Where hosts and CDNs say from which place a visitor comes (Vercel, Cloudflare, CloudFront). */
const GEO_HEADERS = {
  country: ['x-vercel-ip-country', 'cf-ipcountry', 'cloudfront-viewer-country'],
  region: ['x-vercel-ip-country-region', 'cf-region-code', 'cloudfront-viewer-country-region'],
  city: ['x-vercel-ip-city', 'cf-ipcity', 'cloudfront-viewer-city'],
} as const;

/** What rules may ask about a page view: the campaign, where the visitor came from, and where they are. */
export function toExperienceParams({ nextUrl, headers }: NextRequest): ExperienceParams {
  const utm = pick(UTM_NAMES, (name) => nextUrl.searchParams.get(`utm_${name}`));
  const geo = pick(['country', 'region', 'city'] as const, (name) => {
    const header = GEO_HEADERS[name].find((candidate) => headers.has(candidate));
    // Header values are ASCII: the names of cities come percent-encoded.
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
