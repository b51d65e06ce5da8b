import { isRecord } from '../../content/yaml/same-data.ts';
import { AuthoringError } from '../authoring-error.ts';
import { setAt } from '../changes/set-at.ts';
import { checkLanguage } from '../check-language.ts';
import { type AuthoringContext, toAuthor } from '../graphql/authoring-context.ts';
import type { FileChange } from '../save/file-change.ts';
import { getSite, openSiteFile, toBase } from './site-files.ts';

type UpdatePhraseInput = {
  site: string;
  key: string;
  phrases: readonly { language: string; phrase?: string | null; revision?: string | null }[];
  by?: string | null;
};

type RenamePhraseInput = { site: string; key: string; newKey: string; by?: string | null };

const MAX_PHRASE = 10_000;

function checkKey(key: string): void {
  if (!/^[^\p{Cc}]{1,200}$/u.test(key) || key.trim() !== key || key === '__proto__')
    throw new AuthoringError('A key is a word or a short text in one line, such as read-more.');
}

/** Sets a phrase in some languages at once, so that a new key can have them all. */
export async function updatePhrase(
  _: unknown,
  { input }: { input: UpdatePhraseInput },
  context: AuthoringContext,
) {
  const site = getSite(context, input.site);
  const { key } = input;
  checkKey(key);
  if (new Set(input.phrases.map(({ language }) => language)).size < input.phrases.length)
    throw new AuthoringError('Give each language once.');
  const changes: FileChange[] = [];
  for (const { language, phrase, revision } of input.phrases) {
    checkLanguage(site, language);
    if (phrase && phrase.length > MAX_PHRASE)
      throw new AuthoringError(`A phrase has at most ${MAX_PHRASE} characters.`);
    const file = await openSiteFile(context, site, `dictionary/${language}`);
    if (file.text === null && (phrase ?? null) === null) continue;
    const edit = (data: unknown) => setAt(data, [key], phrase ?? undefined);
    changes.push({ path: file.path, base: toBase(file, revision), edit });
  }
  const files = await context.saver.save(changes, {
    historyKey: `${site.folder}/dictionary`,
    by: toAuthor(input.by),
    action: 'updatePhrase',
    label: `phrase ${key}`,
  });
  return { files };
}

const renameKey = (data: unknown, key: string, newKey: string): unknown =>
  isRecord(data)
    ? Object.fromEntries(Object.entries(data).map(([name, text]) => [name === key ? newKey : name, text]))
    : data;

/** Gives a phrase another key in all languages. */
export async function renamePhrase(
  _: unknown,
  { input }: { input: RenamePhraseInput },
  context: AuthoringContext,
) {
  const site = getSite(context, input.site);
  const { key, newKey } = input;
  checkKey(newKey);
  const phrases = [...site.phrases.values()];
  if (!phrases.some((ofLanguage) => ofLanguage.has(key)))
    throw new AuthoringError(`There is no phrase ${key.slice(0, 200)}.`);
  if (phrases.some((ofLanguage) => ofLanguage.has(newKey)))
    throw new AuthoringError(`There is already a phrase ${newKey}.`);
  const changes: FileChange[] = [];
  for (const language of site.settings.languages) {
    const file = await openSiteFile(context, site, `dictionary/${language}`);
    if (file.text === null) continue;
    const edit = (data: unknown) => renameKey(data, key, newKey);
    changes.push({ path: file.path, base: file.revision, edit });
  }
  const files = await context.saver.save(changes, {
    historyKey: `${site.folder}/dictionary`,
    by: toAuthor(input.by),
    action: 'renamePhrase',
    label: `renaming phrase ${key} to ${newKey}`,
  });
  return { files };
}
