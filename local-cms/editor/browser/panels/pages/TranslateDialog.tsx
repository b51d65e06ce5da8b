/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import type { Page } from '../../platform/client.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import { here } from '../../state/content/content.ts';
import { translatePage } from './page-changes.ts';

type WayProps = { label: string; hint: string; isChosen: boolean; onChoose: () => void };

function Way({ label, hint, isChosen, onChoose }: WayProps) {
  const id = useId();
  return (
    <div class="way">
      <input
        id={id}
        type="radio"
        name="way"
        checked={isChosen}
        aria-describedby={`${id}-hint`}
        onChange={onChoose}
      />
      <label for={id}>{label}</label>
      <p id={`${id}-hint`} class="quiet">
        {hint}
      </p>
    </div>
  );
}

/** Asks how a page begins in the language that is shown: as a copy, unless somebody wants it empty. */
export function TranslateDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const { site, language } = here.value;
  const present = (site?.languages ?? [])
    .map(({ name }) => name)
    .filter((name) => !page.missing.includes(name))
    .sort((a, b) => Number(b === site?.defaultLanguage) - Number(a === site?.defaultLanguage));
  const [from, setFrom] = useState(present[0] ?? '');
  return (
    <FormDialog
      title={`${page.title} in ${toLanguageName(language)}`}
      action="Create"
      onClose={onClose}
      onSubmit={() => translatePage(page, from || (present[0] ?? ''), from === '')}
    >
      <fieldset class="ways">
        <legend>Start with</legend>
        {present.map((name) => (
          <Way
            key={name}
            label={`Copy from ${toLanguageName(name)}`}
            hint="With all components, images and texts, which you then translate."
            isChosen={from === name}
            onChoose={() => setFrom(name)}
          />
        ))}
        <Way
          label="Start empty"
          hint="Without components and texts."
          isChosen={from === ''}
          onChoose={() => setFrom('')}
        />
      </fieldset>
      <p class="quiet">It is a draft. Visitors see it after you publish it.</p>
    </FormDialog>
  );
}
