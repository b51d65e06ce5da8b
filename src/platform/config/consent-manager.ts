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
export type ThirdPartyConsentManager = Exclude<ConsentManager, { name: 'banner' | 'always' | 'never' }>;

export type NonBannerConsent = Exclude<ConsentManager, { name: 'banner' }>;

const TCF_COOKIE = 'euconsent-v2';

const PATTERN_NAMES = [
  'CONSENT_ANALYTICS_PATTERN',
  'CONSENT_MEDIA_PATTERN',
  'CONSENT_MARKETING_PATTERN',
] as const;

type Input = Readonly<Record<string, string | undefined>>;

type Result<Value> =
  | { value: Value; problems?: undefined }
  | { value?: undefined; problems: readonly string[] };

/** Returns the manager, or what CONSENT_MANAGER lacks and which settings have no effect with it. */
export function readConsentManager(env: Input): Result<ConsentManager> {
  const { CONSENT_MANAGER: name = 'banner', CONSENT_COOKIE: cookie } = env;
  const patternNames = PATTERN_NAMES.filter((pattern) => env[pattern]);
  const settings = [...(cookie ? ['CONSENT_COOKIE'] : []), ...patternNames];
  switch (name) {
    case 'cookie': {
      const { value, problems } = readCookie(env);
      return value ? { value: { name, ...value } } : { problems };
    }
    case 'google': {
      if (settings.length === 0) return { value: { name } };
      const { value, problems } = readCookie(env);
      return value ? { value: { name, serverCookie: value } } : { problems };
    }
    case 'tcf':
      return unlessUseless(patternNames, { name, cookie: cookie ?? TCF_COOKIE });
    case 'banner':
    case 'always':
    case 'never':
      return unlessUseless(settings, { name });
    default:
      return { problems: [] }; // EnvironmentSchema reports an unknown manager
  }
}

function readCookie(env: Input): Result<ConsentCookie> {
  const { CONSENT_COOKIE: cookie } = env;
  const hasPattern = PATTERN_NAMES.some((name) => env[name]);
  const patterns = {
    analytics: env.CONSENT_ANALYTICS_PATTERN,
    media: env.CONSENT_MEDIA_PATTERN,
    marketing: env.CONSENT_MARKETING_PATTERN,
  };
  if (cookie && hasPattern) return { value: { cookie, patterns } };
  return {
    problems: [
      ...(cookie
        ? []
        : [
            'CONSENT_COOKIE: is missing; set it to the name of the cookie in which the consent manager saves consent',
          ]),
      ...(hasPattern
        ? []
        : [`${PATTERN_NAMES.join(', ')}: all are missing; set the pattern of at least one category`]),
    ],
  };
}

function unlessUseless(names: readonly string[], manager: ConsentManager): Result<ConsentManager> {
  if (names.length === 0) return { value: manager };
  return {
    problems: names.map(
      (name) => `${name}: has no effect without a CONSENT_MANAGER that reads it (docs/consent.md)`,
    ),
  };
}
