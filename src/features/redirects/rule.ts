import type { RE2JS } from 're2js';
import type { Redirect } from '@/cms/queries/fetch-redirects';

export type Rule = {
  source: Redirect;
  /** The rule's position in the editors' list. Of several matching rules, the first one is used. */
  order: number;
  /** `null` if the rule is for every language. */
  language: string | null;
  match: ExactMatch | PatternMatch;
  target: RuleTarget;
  status: 301 | 302 | 'transfer';
  keepsQuery: boolean;
};

/** `path` is a result of `toPathKey`. `search` is the query that the URL must have, or `''` for any query. */
export type ExactMatch = { kind: 'exact'; path: string; search: string };

export type PatternMatch = {
  kind: 'pattern';
  regexp: RE2JS;
  /** Whether the pattern is also tried with the language (`/da/x`). `always`: even if the URL omits the language. */
  tryWithLanguage: 'never' | 'if-in-url' | 'always';
};

/** `text` can contain references to groups, such as `$1`. `origin` is `null` if the target names no host. */
export type RuleTarget = { origin: string | null; text: string };

export type RuleDiagnostic = {
  kind: 'malformed' | 'loop' | 'shadowed' | 'duplicate' | 'chain';
  pattern: string;
  reason: string;
};

/** The error for a rule that cannot work. Its message tells editors why. */
export class RuleError extends Error {}

export type RuleSite = {
  defaultLanguage: string;
  languages: readonly string[];
  /** The host names as the CMS stores them. Only the linter needs them, because it has no request with a host. */
  hostName?: string;
};

export const findLanguage = ({ languages }: RuleSite, word: string | undefined): string | null =>
  languages.find((language) => language.toLowerCase() === word?.toLowerCase()) ?? null;

/** Returns whether a rule redirects the browser. A server transfer shows another page at the same URL instead. */
export const isRedirect = ({ status }: Rule): boolean => status !== 'transfer';
