import { PatternError } from '@/lib/safe-pattern/pattern-node';
import type { RuleSite, RuleTarget } from './rule';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** What a browser takes for a host without a scheme; a backslash is a slash to it (URL standard §4.4). */
const HOST_ALONE = /^[\\/]{2,}/;
const ORIGIN = /^https?:\/\/[^/?#\\$]+/i;

/** Reads a rule's target; throws a PatternError that says what is wrong with it. */
export function toRuleTarget(written: string, site: RuleSite): RuleTarget {
  const target = written.trim().replace(/\$siteLang/gi, site.defaultLanguage);
  if (target === '') throw new PatternError('its target is empty');
  if (HOST_ALONE.test(target)) throw new PatternError('its target names a host without http: or https:');
  if (!SCHEME.test(target)) return { origin: null, text: target };

  const address = ORIGIN.exec(target)?.[0];
  const url = address === undefined ? null : URL.parse(address);
  if (address === undefined || !url) throw new PatternError('its target is no address of http or https');
  if (url.username || url.password) throw new PatternError('its target holds a user or a password');
  return { origin: url.origin, text: target.slice(address.length) };
}
