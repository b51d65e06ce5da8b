import type { RE2JS } from 're2js';
import type { Redirect } from '@/cms/queries/fetch-redirects';

/** An editor's rule, compiled as far as that is possible without a request. */
export type Rule = {
  source: Redirect;
  /** Position in the list: the first rule that matches counts. */
  order: number;
  /** `null`: every language. */
  language: string | null;
  match: ExactMatch | PatternMatch;
  target: RuleTarget;
  status: 301 | 302 | 'transfer';
  keepsQuery: boolean;
};

/** `path`: as `toPathKey` writes it. `search`: the query that the URL must have; `''`: any or none. */
export type ExactMatch = { kind: 'exact'; path: string; search: string };

export type PatternMatch = {
  kind: 'pattern';
  regexp: RE2JS;
  /**
   * Whether the pattern is tried on the path with its language (`/da/x`) if it does not match the path alone (`/x`).
   * `if-in-url`: only if the URL names the language. `always`: the pattern names languages, as in `/(da|en)/x`, and may
   * mean the default one, which URLs do not name.
   */
  tryWithLanguage: 'never' | 'if-in-url' | 'always';
};

/** `text` may contain `$1`. `origin` is null for a page of the site itself. */
export type RuleTarget = { origin: string | null; text: string };

/** Something that editors should know about a rule. */
export type RuleDiagnostic = {
  kind: 'malformed' | 'loop' | 'shadowed' | 'duplicate' | 'chain';
  pattern: string;
  reason: string;
};

/** What is wrong with a rule, in words for editors. */
export class RuleError extends Error {}

export type RuleSite = {
  defaultLanguage: string;
  languages: readonly string[];
  /** As the CMS has it. Only linting needs it: a request names its host itself. */
  hostName?: string;
};

/** The site's language that a word names, in any case. */
export const findLanguage = ({ languages }: RuleSite, word: string | undefined): string | null =>
  languages.find((language) => language.toLowerCase() === word?.toLowerCase()) ?? null;

/** Whether a rule redirects the browser; a transfer shows another page at the same URL. */
export const isRedirect = ({ status }: Rule): boolean => status !== 'transfer';
