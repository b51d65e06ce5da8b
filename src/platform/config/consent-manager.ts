import type { Environment } from './environment-schema';

/** Parts of a cookie's value. `*` stands for any characters, and `|` separates alternatives. */
type ConsentPatterns = { analytics?: string; media?: string; marketing?: string };

export type ConsentCookie = { cookie: string; patterns: ConsentPatterns };

/** Who asks visitors for consent: this site's own banner, another consent manager, or nobody. */
export type ConsentManager =
  | { name: 'banner' }
  | { name: 'always' }
  | { name: 'never' }
  | ({ name: 'cookie' } & ConsentCookie)
  | { name: 'tcf'; cookie: string }
  /** The signals of Google's Consent Mode exist only in the browser; the server reads the cookie, if there is one. */
  | { name: 'google'; serverCookie?: ConsentCookie };

/** A manager that is not part of this site but on its pages. */
export type AskingConsentManager = Exclude<ConsentManager, { name: 'banner' | 'always' | 'never' }>;

export type OtherConsentManager = Exclude<ConsentManager, { name: 'banner' }>;

const TCF_COOKIE = 'euconsent-v2';

const PATTERN_NAMES = [
  'CONSENT_ANALYTICS_PATTERN',
  'CONSENT_MEDIA_PATTERN',
  'CONSENT_MARKETING_PATTERN',
] as const;

export function toConsentManager(env: Environment): ConsentManager {
  const { CONSENT_MANAGER: name, CONSENT_COOKIE: cookie } = env;
  const patterns = {
    analytics: env.CONSENT_ANALYTICS_PATTERN,
    media: env.CONSENT_MEDIA_PATTERN,
    marketing: env.CONSENT_MARKETING_PATTERN,
  };
  switch (name) {
    case 'cookie':
      return { name, cookie: cookie ?? '', patterns };
    case 'tcf':
      return { name, cookie: cookie ?? TCF_COOKIE };
    case 'google':
      return { name, serverCookie: cookie ? { cookie, patterns } : undefined };
    default:
      return { name };
  }
}

/** Finds what CONSENT_MANAGER lacks, and settings that have no effect with it. */
export function findConsentProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  const { CONSENT_MANAGER: manager = 'banner', CONSENT_COOKIE: cookie } = env;
  const patterns = PATTERN_NAMES.filter((name) => env[name]);
  const takesPatterns = manager === 'cookie' || manager === 'google';
  const takesCookie = takesPatterns || manager === 'tcf';
  const needsCookie = manager === 'cookie' || (manager === 'google' && patterns.length > 0);
  const needsPattern = manager === 'cookie' || (manager === 'google' && cookie);
  const useless = (name: string) =>
    `${name}: has no effect without a CONSENT_MANAGER that reads it (docs/consent.md)`;
  return [
    ...(cookie && !takesCookie ? [useless('CONSENT_COOKIE')] : []),
    ...(takesPatterns ? [] : patterns.map(useless)),
    ...(needsCookie && !cookie
      ? [
          'CONSENT_COOKIE: is missing; set it to the name of the cookie in which the consent manager saves consent',
        ]
      : []),
    ...(needsPattern && patterns.length === 0
      ? [`${PATTERN_NAMES.join(', ')}: all are missing; set the pattern of at least one category`]
      : []),
  ];
}
