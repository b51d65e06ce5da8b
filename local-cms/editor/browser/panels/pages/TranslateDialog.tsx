/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/FormDialog.tsx';
import type { Page } from '../../platform/client.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import { here } from '../../state/content/content.ts';
import { translatePage } from './page-changes.ts';

/** Asks how a page begins in the language that is shown. */
export function TranslateDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const { site, language } = here.value;
  const present = (site?.languages ?? [])
    .map(({ name }) => name)
    .filter((name) => !page.missing.includes(name));
  const first = present.find((name) => name === site?.defaultLanguage) ?? present[0] ?? '';
  const [from, setFrom] = useState(first);
  const id = useId();
  return (
    <FormDialog
      title={`${page.title} in ${toLanguageName(language)}`}
      action="Begin"
      onClose={onClose}
      onSubmit={() => translatePage(page, from || first, from === '')}
    >
      <div class="form-row">
        <label for={id}>Begin with</label>
        <select id={id} value={from} onChange={({ currentTarget }) => setFrom(currentTarget.value)}>
          {present.map((name) => (
            <option key={name} value={name}>
              A copy of {toLanguageName(name)}
            </option>
          ))}
          <option value="">An empty page</option>
        </select>
      </div>
      <p class="quiet">It is a draft. Visitors see it after you publish it.</p>
    </FormDialog>
  );
}
