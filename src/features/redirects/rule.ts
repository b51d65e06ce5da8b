import type { RE2JS } from 're2js';
import type { Redirect } from '@/cms/queries/fetch-redirects';

/** An editor's rule in compiled form. */
export type Rule = {
  source: Redirect;
  /** The position in the editors' list. The first rule that matches is used. */
  order: number;
  /** `null`: the rule is for every language. */
  language: string | null;
  match: ExactMatch | PatternMatch;
  target: RuleTarget;
  status: 301 | 302 | 'transfer';
  keepsQuery: boolean;
};

/** `path` is a key of `toPathKey`. `search` is the query that the URL must have; `''` accepts every query. */
export type ExactMatch = { kind: 'exact'; path: string; search: string };

export type PatternMatch = {
  kind: 'pattern';
  regexp: RE2JS;
  /**
   * Whether the pattern is tried on the path with its language (`/da/x`) if it does not match the path alone
   * (`/x`). `if-in-url`: only if the URL names the language. `always`: the pattern names languages, as in
   * `/(da|en)/x`, and must also match the default language, which URLs omit.
   */
  tryWithLanguage: 'never' | 'if-in-url' | 'always';
};

/** `text` may contain `$1`. `origin` is null for a page of the site itself. */
export type RuleTarget = { origin: string | null; text: string };

/** A problem of a rule that editors should know about. */
export type RuleDiagnostic = {
  kind: 'malformed' | 'loop' | 'shadowed' | 'duplicate' | 'chain';
  pattern: string;
  reason: string;
};

/** A rule cannot work. The message tells editors why. */
export class RuleError extends Error {}

export type RuleSite = {
  defaultLanguage: string;
  languages: readonly string[];
  /** As the CMS stores it. Only linting needs it, because it has no request with a host. */
  hostName?: string;
};

/** Finds the site's language that a word names, ignoring case. */
export const findLanguage = ({ languages }: RuleSite, word: string | undefined): string | null =>
  languages.find((language) => language.toLowerCase() === word?.toLowerCase()) ?? null;

/** Whether a rule redirects the browser; a transfer shows another page at the same URL. */
export const isRedirect = ({ status }: Rule): boolean => status !== 'transfer';
