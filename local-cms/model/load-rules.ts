import { type PageRules, toRules } from '../content/schemas/rules-file.ts';
import type { LoadContext } from './load-context.ts';

/** The path of a site's rules in its folder. */
export const RULES = 'personalize.yml';

/** Loads the rules by page path. */
export function loadRules({ folder, lastGood, files }: LoadContext): ReadonlyMap<string, PageRules> {
  const path = `${folder}/${RULES}`;
  if (!files.paths.includes(path)) return new Map();
  return lastGood.rules(path, () => toRules(files.source(path))).value ?? new Map<string, PageRules>();
}
