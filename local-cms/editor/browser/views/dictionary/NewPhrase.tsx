/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { EditorProblem } from '../../platform/client.ts';
import { toLanguageName } from '../../platform/language-names.ts';

type NewPhraseProps = {
  languages: readonly string[];
  taken: readonly string[];
  onSave: (key: string, phrases: Readonly<Record<string, string>>) => Promise<void>;
  onClose: () => void;
};

/** Asks for a key and its texts. */
export function NewPhrase({ languages, taken, onSave, onClose }: NewPhraseProps) {
  const [key, setKey] = useState('');
  const [phrases, setPhrases] = useState<Readonly<Record<string, string>>>({});
  const id = useId();
  const add = async () => {
    if (taken.includes(key.trim())) throw new EditorProblem(`There is already a phrase ${key}.`);
    const written = Object.fromEntries(Object.entries(phrases).filter(([, text]) => text !== ''));
    if (Object.keys(written).length === 0)
      throw new EditorProblem('Write the phrase in at least one language.');
    await onSave(key.trim(), written);
  };
  return (
    <FormDialog title="Add phrase" action="Add" onSubmit={add} onClose={onClose}>
      <div>
        <label for={id}>Key that components use</label>
        <input
          id={id}
          value={key}
          required
          maxLength={200}
          placeholder="read-more"
          onInput={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </div>
      {languages.map((language) => (
        <div key={language}>
          <label for={`${id}-${language}`}>{toLanguageName(language)}</label>
          <input
            id={`${id}-${language}`}
            lang={language}
            value={phrases[language] ?? ''}
            onInput={({ currentTarget }) => setPhrases({ ...phrases, [language]: currentTarget.value })}
          />
        </div>
      ))}
    </FormDialog>
  );
}
