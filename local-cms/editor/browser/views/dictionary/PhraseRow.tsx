/** @jsxImportSource preact */
import { useId } from 'preact/hooks';
import { useSubmit } from '../../controls/dialog/use-submit.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import { useTyped } from '../../controls/use-typed.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import type { Entry } from './phrases.ts';

type PhraseProps = {
  label: string;
  language: string;
  value: string;
  onSave: (text: string) => Promise<void>;
};

/** A phrase in one language. It is saved when the field is left, or by Enter; Escape takes back what was typed. */
function Phrase({ label, language, value, onSave }: PhraseProps) {
  const { text, setText, expected, expect } = useTyped(value);
  const id = useId();
  const { submit, problem } = useSubmit(async () => {
    expect(text);
    try {
      await onSave(text);
    } catch (error) {
      expect(null);
      throw error;
    }
  });
  const save = () => {
    if (text !== expected()) submit();
  };
  return (
    <>
      <textarea
        rows={1}
        lang={language}
        aria-label={label}
        aria-describedby={problem ? id : undefined}
        aria-invalid={problem !== ''}
        placeholder="Missing"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.isComposing) return;
          if (event.key === 'Escape') setText(value);
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          save();
        }}
      />
      {problem && (
        <p id={id} class="field-problem">
          {problem}
        </p>
      )}
    </>
  );
}

type PhraseRowProps = {
  entry: Entry;
  languages: readonly string[];
  onSave: (language: string, text: string) => Promise<void>;
  onRename: () => void;
  onRemove: () => void;
};

export const PhraseRow = ({ entry, languages, onSave, onRename, onRemove }: PhraseRowProps) => (
  <tr data-key={entry.key}>
    <th scope="row">{entry.key}</th>
    {languages.map((language) => (
      <td key={language} class={entry.phrases[language] ? '' : 'missing'}>
        <Phrase
          label={`${entry.key} in ${toLanguageName(language)}`}
          language={language}
          value={entry.phrases[language] ?? ''}
          onSave={(text) => onSave(language, text)}
        />
      </td>
    ))}
    <td class="actions">
      <IconButton icon="edit" label={`Rename ${entry.key}`} onClick={onRename} />
      <IconButton icon="delete" label={`Delete ${entry.key}`} onClick={onRemove} />
    </td>
  </tr>
);
