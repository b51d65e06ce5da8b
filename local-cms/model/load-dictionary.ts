import { toUnknownNameText } from '../content/close-name.ts';
import { toPhrases } from '../content/schemas/site-files.ts';
import { dictionaryEntryTemplate } from '../content/schemas/templates.ts';
import { createStableId } from '../content/stable-id.ts';
import type { LoadContext } from './load-context.ts';
import { createVersion, type ItemNode, type Site } from './site-model.ts';

/** Adds an item for each key, because the SDK loads a dictionary by a search for items. */
export function loadDictionary(context: LoadContext): Site['phrases'] {
  const { settings, tree } = context;
  const id = createStableId(settings.name, 'folder', 'Dictionary');
  const folder = tree.add({ id, name: 'Dictionary', parent: tree.root, file: null });
  const phrases = loadPhrases(context);
  for (const [language, entries] of phrases) {
    for (const [key, phrase] of entries) addEntry(context, folder, { language, key, phrase });
  }
  return phrases;
}

function loadPhrases({ settings, lastGood, files, reportFile, listFiles }: LoadContext): Site['phrases'] {
  const phrases = new Map<string, ReadonlyMap<string, string>>();
  for (const { path, groups } of listFiles(/^dictionary\/([^/]+?)\.(?:ya?ml|recorded\.json)$/)) {
    const [language = ''] = groups;
    if (!settings.languages.includes(language)) {
      reportFile(path, toUnknownNameText('language', language, settings.languages));
    }
    const { value } = lastGood.phrases(path, () => toPhrases(files.source(path)));
    if (value) phrases.set(language, value);
  }
  return phrases;
}

function addEntry(
  { settings, tree }: LoadContext,
  parent: ItemNode,
  { language, key, phrase }: { language: string; key: string; phrase: string },
): void {
  const id = createStableId(settings.name, 'dictionary', key);
  const name = key.replaceAll('/', '-');
  const node =
    tree.byId.get(id) ?? tree.add({ id, name, parent, file: null, template: dictionaryEntryTemplate });
  const values = new Map([
    ['Key', { type: 'text' as const, value: key, line: 1 }],
    ['Phrase', { type: 'text' as const, value: phrase, line: 1 }],
  ]);
  node.versions.set(language, createVersion({ language, number: 1, fields: { file: '', values } }));
}
