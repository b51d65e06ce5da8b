/** @jsxImportSource preact */
import './dictionary.css';
import { useState } from 'preact/hooks';
import { Dialog } from '../../controls/Dialog.tsx';
import { ListView } from '../../controls/ListView.tsx';
import { SearchBox } from '../../controls/SearchBox.tsx';
import { updatePhrase } from '../../platform/site-mutations.ts';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';
import { change } from '../../state/saving/changes.ts';
import { announce, showProblem } from '../../state/status.ts';
import { NewPhrase } from './NewPhrase.tsx';
import { PhraseRow } from './PhraseRow.tsx';
import { contains, Dictionary, isMissing } from './phrases.ts';

type Phrases = Readonly<Record<string, string | null>>;

/** Saves a key in some languages. It is rejected with the reason why it was not saved. */
async function save(dictionary: Dictionary, key: string, phrases: Phrases): Promise<void> {
  await change(updatePhrase, {
    site: here.value.site?.name,
    key,
    phrases: Object.entries(phrases).map(([language, phrase]) => ({
      language,
      phrase,
      revision: dictionary.files.find((file) => file.language === language)?.revision,
    })),
  });
  announce(`${key} is saved.`);
}

function Table({ dictionary, words }: { dictionary: Dictionary; words: string }) {
  const [removed, setRemoved] = useState('');
  const found = dictionary.entries.filter((entry) => contains(entry, words));
  const sorted = [...found.filter(isMissing), ...found.filter((entry) => !isMissing(entry))];
  const languages = dictionary.files.map(({ language }) => language);
  const remove = () => {
    save(dictionary, removed, Object.fromEntries(languages.map((one) => [one, null]))).catch(showProblem);
    setRemoved('');
  };
  if (sorted.length === 0) return <p class="nothing">No phrase has these words.</p>;
  return (
    <>
      <table class="sheet dictionary">
        <thead>
          <tr>
            <th scope="col">Key</th>
            {languages.map((language) => (
              <th scope="col" key={language}>
                {language}
              </th>
            ))}
            <td class="actions" />
          </tr>
        </thead>
        <tbody>
          {sorted.map((entry) => (
            <PhraseRow
              key={entry.key}
              entry={entry}
              languages={languages}
              onSave={(language, text) => save(dictionary, entry.key, { [language]: text })}
              onRemove={() => setRemoved(entry.key)}
            />
          ))}
        </tbody>
      </table>
      {removed && (
        <Dialog title={`Delete ${removed}?`} onClose={() => setRemoved('')}>
          <p>It is deleted in all languages at once. The site shows the key where it uses it.</p>
          <div class="dialog-actions">
            <button type="button" class="button" onClick={() => setRemoved('')}>
              Keep
            </button>
            <button type="button" class="button primary" onClick={remove}>
              Delete
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The phrases of the site in all its languages. */
export function DictionaryView() {
  const [words, setWords] = useState('');
  const [isAdding, setAdding] = useState(false);
  const site = here.value.site?.name ?? '';
  const { data, problem } = useFetched(
    Dictionary,
    site && `/editor/dictionary?${new URLSearchParams({ site })}`,
  );
  const missing = data?.entries.filter(isMissing).length ?? 0;
  const tools = (
    <>
      {missing > 0 && <span class="tag warn">{missing} missing</span>}
      <SearchBox label="Find a phrase" value={words} onInput={setWords} />
      <button type="button" class="button primary" onClick={() => setAdding(true)}>
        Add phrase
      </button>
    </>
  );
  return (
    <ListView title="Dictionary" tools={data && tools} problem={problem}>
      {data && (
        <>
          <p class="hint">
            Short texts of the site’s frame and forms. They have no drafts: a change is public at once.
          </p>
          <Table dictionary={data} words={words} />
        </>
      )}
      {data && isAdding && (
        <NewPhrase
          languages={data.files.map(({ language }) => language)}
          taken={data.entries.map(({ key }) => key)}
          onSave={(key, phrases) => save(data, key, phrases)}
          onClose={() => setAdding(false)}
        />
      )}
    </ListView>
  );
}
