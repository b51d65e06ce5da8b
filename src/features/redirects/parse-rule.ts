import type { Redirect } from '@/cms/queries/fetch-redirects';
import { decodeText } from '@/platform/text/decode-text';
import { parsePattern } from './parse-pattern';
import { toPathKey } from './request-url';
import { findLanguage, type Rule, RuleError, type RuleSite, type RuleTarget } from './rule';

const STATUSES: Readonly<Record<string, Rule['status']>> = {
  REDIRECT_301: 301,
  REDIRECT_302: 302,
  SERVER_TRANSFER: 'transfer',
};

export function parseRule(source: Redirect, order: number, site: RuleSite): Rule {
  const { language, match } = parsePattern(source.pattern, site);
  const target = parseTarget(source.target, site);
  checkGroups(target.text, match);
  if (isOwnPath(target, match)) throw new RuleError('it redirects to itself');
  const status = Object.hasOwn(STATUSES, source.redirectType) ? STATUSES[source.redirectType] : undefined;
  if (status === undefined) throw new RuleError(`its type is "${source.redirectType}"`);
  if (status === 'transfer' && target.origin !== null) {
    throw new RuleError('it would show the page of another host as its own');
  }
  return {
    source,
    order,
    language: toLanguage(source.locale, language, site),
    match,
    target,
    status,
    keepsQuery: source.isQueryStringPreserved,
  };
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers read `//name` as a host, and a backslash as a slash (URL standard §4.4). */
const HOST_WITHOUT_SCHEME = /^[\\/]{2,}/;
const ORIGIN = /^https?:\/\/[^/?#\\$]+/i;

function parseTarget(written: string, site: RuleSite): RuleTarget {
  const target = written.trim().replace(/\$siteLang/gi, site.defaultLanguage);
  if (target === '') throw new RuleError('its target is empty');
  if (HOST_WITHOUT_SCHEME.test(target))
    throw new RuleError('its target names a host without http: or https:');
  if (!SCHEME.test(target)) return { origin: null, text: target };

  const origin = ORIGIN.exec(target)?.[0];
  const url = origin === undefined ? null : URL.parse(origin);
  if (origin === undefined || !url) throw new RuleError('its target is not an http or https URL');
  if (url.username || url.password) throw new RuleError('its target contains a user or a password');
  return { origin: url.origin, text: target.slice(origin.length) };
}

function checkGroups(target: string, match: Rule['match']): void {
  const names = match.kind === 'pattern' ? match.regexp.namedGroups() : {};
  for (const [, name = ''] of target.matchAll(/\$<([^>]*)>/g)) {
    if (!Object.hasOwn(names, name)) throw new RuleError(`its pattern has no group "${name}"`);
  }
}

function isOwnPath({ origin, text }: RuleTarget, match: Rule['match']): boolean {
  if (origin !== null || match.kind !== 'exact' || match.search !== '') return false;
  const path = text.replace(/#.*$/, '');
  return toPathKey(decodeText(path) ?? path) === match.path;
}

function toLanguage(locale: string, ofPattern: string | null, site: RuleSite): string | null {
  if (locale.trim() === '') return ofPattern;
  const language = findLanguage(site, locale.trim());
  if (language === null) throw new RuleError(`the site does not have its language "${locale}"`);
  if (ofPattern !== null && ofPattern !== language) {
    throw new RuleError(`its pattern is for "${ofPattern}" and its language "${language}"`);
  }
  return language;
}
