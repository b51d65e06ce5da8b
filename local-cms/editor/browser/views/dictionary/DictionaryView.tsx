/** @jsxImportSource preact */
import './dictionary.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ListView } from '../../controls/ListView.tsx';
import { SearchBox } from '../../controls/SearchBox.tsx';
import { toLanguageName } from '../../platform/language-names.ts';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';
import { NewPhrase } from './NewPhrase.tsx';
import { DeletePhrase, RenamePhrase } from './PhraseDialogs.tsx';
import { PhraseRow } from './PhraseRow.tsx';
import { contains, Dictionary, isMissing } from './phrases.ts';
import { savePhrases } from './save-phrases.ts';

type Asked = { what: 'delete' | 'rename'; key: string };

/** Moves the focus to the row of a phrase that was renamed, as soon as it is there. */
function useRenamed() {
  const body = useRef<HTMLTableSectionElement>(null);
  const renamed = useRef('');
  useLayoutEffect(() => {
    const rows = [...(body.current?.rows ?? [])];
    const row = renamed.current && rows.find((one) => one.dataset.key === renamed.current);
    if (!row) return;
    renamed.current = '';
    row.querySelector('button')?.focus();
  });
  const follow = (key: string) => {
    renamed.current = key;
  };
  return { body, follow };
}

function Table({ dictionary, words }: { dictionary: Dictionary; words: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { body, follow } = useRenamed();
  const found = dictionary.entries.filter((entry) => contains(entry, words));
  const sorted = [...found.filter(isMissing), ...found.filter((entry) => !isMissing(entry))];
  const languages = dictionary.files.map(({ language }) => language);
  if (sorted.length === 0) return <p class="nothing">No phrases found.</p>;
  return (
    <>
      <table class="sheet dictionary">
        <thead>
          <tr>
            <th scope="col">Key</th>
            {languages.map((language) => (
              <th scope="col" key={language}>
                {toLanguageName(language)}
              </th>
            ))}
            <td class="actions" />
          </tr>
        </thead>
        <tbody ref={body}>
          {sorted.map((entry) => (
            <PhraseRow
              key={entry.key}
              entry={entry}
              languages={languages}
              onSave={(language, text) => savePhrases(dictionary, entry.key, { [language]: text })}
              onRename={() => setAsked({ what: 'rename', key: entry.key })}
              onRemove={() => setAsked({ what: 'delete', key: entry.key })}
            />
          ))}
        </tbody>
      </table>
      {asked?.what === 'delete' && (
        <DeletePhrase dictionary={dictionary} phraseKey={asked.key} onClose={close} />
      )}
      {asked?.what === 'rename' && <RenamePhrase phraseKey={asked.key} onRenamed={follow} onClose={close} />}
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
            Short texts of the header, footer and forms. They have no drafts: changes are public immediately.
          </p>
          <Table dictionary={data} words={words} />
        </>
      )}
      {data && isAdding && (
        <NewPhrase
          languages={data.files.map(({ language }) => language)}
          taken={data.entries.map(({ key }) => key)}
          onSave={(key, phrases) => savePhrases(data, key, phrases)}
          onClose={() => setAdding(false)}
        />
      )}
    </ListView>
  );
}
