import { renamePhrase, updatePhrase } from '../../platform/site-mutations.ts';
import { here } from '../../state/content/content.ts';
import { change } from '../../state/saving/changes.ts';
import { offerUndoHere } from '../../state/saving/undo.ts';
import type { Dictionary } from './phrases.ts';

type Phrases = Readonly<Record<string, string | null>>;

const save = ({ files }: Dictionary, key: string, phrases: Phrases): Promise<unknown> =>
  change(updatePhrase, {
    site: here.value.site?.name,
    key,
    phrases: Object.entries(phrases).map(([language, phrase]) => ({
      language,
      phrase,
      revision: files.find((file) => file.language === language)?.revision,
    })),
  });

/** Saves a key in some languages. It is rejected with the reason why it was not saved. */
export async function savePhrases(dictionary: Dictionary, key: string, phrases: Phrases): Promise<void> {
  await save(dictionary, key, phrases);
  offerUndoHere(`${key} was saved.`);
}

export async function deletePhrases(dictionary: Dictionary, key: string): Promise<void> {
  await save(dictionary, key, Object.fromEntries(dictionary.files.map(({ language }) => [language, null])));
  offerUndoHere(`${key} was deleted.`);
}

export async function renameKey(key: string, newKey: string): Promise<void> {
  await change(renamePhrase, { site: here.value.site?.name, key, newKey });
  offerUndoHere(`${key} was renamed to ${newKey}.`);
}
