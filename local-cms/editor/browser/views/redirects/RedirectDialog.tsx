/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { toLanguageName } from '../../platform/language-names.ts';
import { type Redirect, TYPES } from './redirect.ts';

type RedirectDialogProps = {
  title: string;
  start: Redirect;
  languages: readonly string[];
  onSave: (redirect: Redirect) => Promise<void>;
  onClose: () => void;
};

/** Asks for the parts of a redirect. */
export function RedirectDialog({ title, start, languages, onSave, onClose }: RedirectDialogProps) {
  const [redirect, setRedirect] = useState(start);
  const id = useId();
  const set = (part: Partial<Redirect>) => setRedirect({ ...redirect, ...part });
  const save = () =>
    onSave({ ...redirect, pattern: redirect.pattern.trim(), target: redirect.target.trim() });
  return (
    <FormDialog title={title} action="Save" onSubmit={save} onClose={onClose}>
      <div>
        <label for={`${id}-pattern`}>From</label>
        <input
          id={`${id}-pattern`}
          value={redirect.pattern}
          required
          placeholder="/old"
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => set({ pattern: currentTarget.value })}
        />
        <p id={`${id}-hint`} class="quiet">
          An address, or a regular expression such as ^/old/(.*)$
        </p>
      </div>
      <div>
        <label for={`${id}-target`}>To</label>
        <input
          id={`${id}-target`}
          value={redirect.target}
          required
          placeholder="/new, /new/$1 or https://…"
          onInput={({ currentTarget }) => set({ target: currentTarget.value })}
        />
      </div>
      <div>
        <label for={`${id}-type`}>How</label>
        <select
          id={`${id}-type`}
          value={redirect.redirectType}
          onChange={({ currentTarget }) => set({ redirectType: currentTarget.value })}
        >
          {TYPES.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label for={`${id}-locale`}>Language</label>
        <select
          id={`${id}-locale`}
          value={redirect.locale}
          onChange={({ currentTarget }) => set({ locale: currentTarget.value })}
        >
          <option value="">All</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {toLanguageName(language)}
            </option>
          ))}
        </select>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={redirect.isQueryStringPreserved}
          onChange={({ currentTarget }) => set({ isQueryStringPreserved: currentTarget.checked })}
        />
        Pass on the query, such as ?from=poster
      </label>
    </FormDialog>
  );
}
