import { type FormFile, listFields } from '../../content/schemas/form-file.ts';
import { findBrokenRule } from './check-answers.ts';
import type { Answers } from './read-answers.ts';

/**
 * Reads answers from the query of the form's URL or, if a page linked to it, of the page's URL. Only fields with
 * `prefill: true` are filled in, and only with answers that break no rule.
 */
export function toPrefilled(form: FormFile, url: string, referrer: string | undefined): Answers {
  const queries = [url, referrer ?? ''].flatMap((text) =>
    URL.canParse(text) ? [new URL(text).searchParams] : [],
  );
  const found = listFields(form).flatMap((field): [string, string][] => {
    if (!('prefill' in field && field.prefill)) return [];
    const value = queries.map((query) => query.get(field.name)).find((given) => given !== null);
    if (!value) return [];
    const rule = findBrokenRule(field, { texts: new Map([[field.name, value]]), files: new Map() });
    return rule ? [] : [[field.name, value]];
  });
  return { texts: new Map(found), files: new Map() };
}
