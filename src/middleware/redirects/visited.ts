import { decodeText } from '@/lib/public-path';
import { foldText } from '@/lib/safe-pattern/char-set';
import { findLanguage, type RuleSite } from './rule';

/** An address of the site as rules see it. */
export type Visited = {
  /** With the port, if any; `null`: any, as when rules are compiled. */
  host: string | null;
  language: string;
  /** Decoded, without the language and without a slash at the end; the case is the visitor's. */
  path: string;
  /** As sent: `?a=1`, or `''`. */
  search: string;
  /** Whether the address names the language, as those of the default one do not. */
  isLanguageWritten: boolean;
  /** What expressions are tried on. */
  text: VisitedText;
  /** The same with the language in front. */
  textWithLanguage: VisitedText;
};

/** `query`: `''` if it is very long, for then no expression is for it; `folded`: both in folded case. */
export type VisitedText = { path: string; query: string; folded: string };

type VisitedAddress = Omit<Visited, 'text' | 'textWithLanguage'>;

/** Longer addresses are no matter of expressions: their work grows with the text. */
const MAX_TEXT = 2048;

export function createVisited(address: VisitedAddress): Visited {
  const { language, path, search } = address;
  return { ...address, text: toText(path, search), textWithLanguage: toText(`/${language}${path}`, search) };
}

function toText(path: string, search: string): VisitedText {
  const query = path.length + search.length > MAX_TEXT ? '' : search;
  return { path, query, folded: foldText(path + query) };
}

type VisitedUrl = { host: string | null; pathname: string; search: string };

/** Reads an address of the site; `null` when it cannot be decoded or is longer than any rule's. */
export function findVisited(site: RuleSite, url: VisitedUrl): Visited | null {
  const decoded = decodeText(url.pathname)?.normalize('NFC');
  if (decoded === undefined || decoded.length > MAX_TEXT) return null;
  const segments = decoded.split('/').filter(Boolean);
  const language = findLanguage(site, segments[0]);
  const path = `/${(language === null ? segments : segments.slice(1)).join('/')}`;
  return createVisited({
    host: url.host,
    language: language ?? site.defaultLanguage,
    isLanguageWritten: language !== null,
    path,
    search: url.search,
  });
}

/** The one spelling of a path, for looking it up. */
export const toPathKey = (path: string): string =>
  `/${path.normalize('NFC').toLowerCase().split('/').filter(Boolean).join('/')}`;
