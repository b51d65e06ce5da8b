import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import { pick } from '@/platform/json/pick';
import { toState } from './dependency';

type Dictionary = Readonly<Record<string, string>>;
type Keys = readonly string[] | 'all';

const PhraseState = z.object({ keys: z.union([z.literal('all'), z.array(z.string())]), shown: z.string() });

/** Returns a text that says which phrases a page shows, and, as a hash, how they read. */
export function toPhraseState(dictionary: Dictionary, keys: Keys): string {
  const names = keys === 'all' ? keys : [...new Set(keys)].sort();
  return JSON.stringify({ keys: names, shown: toShown(dictionary, names) });
}

/** Returns whether the phrases of a state read differently in the dictionary. */
export function hasOtherPhrases(state: string, dictionary: Dictionary): boolean {
  const known = PhraseState.safeParse(parseJson(state)).data;
  return !known || toShown(dictionary, known.keys) !== known.shown;
}

function toShown(dictionary: Dictionary, keys: Keys): string {
  const shown = keys === 'all' ? dictionary : pick(dictionary, keys);
  return toState(Object.entries(shown).sort(([one], [other]) => (one < other ? -1 : 1)));
}
