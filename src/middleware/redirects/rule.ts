import type { Redirect } from '@/cms/fetch-redirects';
import type { SafePattern } from '@/lib/safe-pattern/safe-pattern';

/** A rule of editors, made ready: all that can be said of it without a visitor. */
export type Rule = {
  source: Redirect;
  /** Its place in the list: the first that matches counts. */
  order: number;
  /** `null`: every language. */
  language: string | null;
  match: ExactMatch | PatternMatch;
  target: RuleTarget;
  status: 301 | 302 | 'transfer';
  keepsQuery: boolean;
};

/** One path, as `toPathKey` writes it; `search`: the query that it must come with, `''`: any or none. */
export type ExactMatch = { kind: 'exact'; path: string; search: string };
export type PatternMatch = {
  kind: 'pattern';
  pattern: SafePattern;
  /**
   * Whether it is tried on `/da/x` where the path alone, `/x`, does not fit. `always`: it names languages itself,
   * as `/(da|en)/x`, and may mean the one that addresses do not name.
   */
  withLanguage: 'never' | 'where-written' | 'always';
};

/** `text` may hold `$1`. `origin` is null for a page of the site itself. */
export type RuleTarget = { origin: string | null; text: string };

/** Something that an editor should know of a rule. */
export type RuleProblem = {
  kind: 'malformed' | 'loop' | 'costly' | 'unfinished' | 'shadowed' | 'duplicate' | 'chain';
  pattern: string;
  reason: string;
};

/** What rules need to know of the site. */
export type RuleSite = {
  defaultLanguage: string;
  languages: readonly string[];
  /** As the CMS has it; only for finding faults before a visitor does, who tells the host. */
  hostName?: string;
};

/** The language of the site that a word names, in whatever case. */
export const findLanguage = ({ languages }: RuleSite, word: string | undefined): string | null =>
  languages.find((language) => language.toLowerCase() === word?.toLowerCase()) ?? null;
