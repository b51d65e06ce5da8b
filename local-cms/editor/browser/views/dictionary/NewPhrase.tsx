/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../controls/Dialog.tsx';
import { EditorProblem } from '../../platform/client.ts';
import { showProblem } from '../../state/status.ts';

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
  const [problem, setProblem] = useState('');
  const id = useId();
  const add = () => {
    if (taken.includes(key.trim())) return setProblem(`There is already a phrase ${key}.`);
    const written = Object.fromEntries(Object.entries(phrases).filter(([, text]) => text !== ''));
    if (Object.keys(written).length === 0) return setProblem('Write the phrase in one language at least.');
    onSave(key.trim(), written).then(onClose, (error: unknown) => {
      if (error instanceof EditorProblem) setProblem(error.message);
      else showProblem(error);
    });
  };
  return (
    <Dialog title="Add phrase" onClose={onClose}>
      <form
        class="dialog-body plain"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <div>
          <label for={id}>Key, by which components ask for it</label>
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
            <label for={`${id}-${language}`}>{language}</label>
            <input
              id={`${id}-${language}`}
              lang={language}
              value={phrases[language] ?? ''}
              onInput={({ currentTarget }) => setPhrases({ ...phrases, [language]: currentTarget.value })}
            />
          </div>
        ))}
        <p class="field-problem" role="alert">
          {problem}
        </p>
        <div class="dialog-actions">
          <button type="submit" class="button primary">
            Add
          </button>
        </div>
      </form>
    </Dialog>
  );
}
