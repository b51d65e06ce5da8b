/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { Tick } from '../../controls/Tick.tsx';
import type { Page } from '../../platform/client.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import { here } from '../../state/content/content.ts';
import { AddressField } from './AddressField.tsx';
import { PagePicker } from './PagePicker.tsx';
import { createPage } from './page-changes.ts';
import { toAddress } from './tree.ts';

type NewPageDialogProps = { parent: Page; onClose: () => void };

const toggle = (list: readonly string[], name: string, isOn: boolean): string[] =>
  isOn ? [...list, name] : list.filter((other) => other !== name);

/** Asks for the template, the title and the address of a new page, and in which languages it begins. */
export function NewPageDialog({ parent, onClose }: NewPageDialogProps) {
  const { site, language, pages } = here.value;
  const templates = site?.templates ?? [];
  const [below, setBelow] = useState(parent);
  const [template, setTemplate] = useState(templates[0] ?? '');
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  // Another page in the main menu changes the header of all pages.
  const [isInMenus, setInMenus] = useState(parent.route !== '/');
  const [languages, setLanguages] = useState<readonly string[]>([]);
  const id = useId();
  const address = typed ?? toAddress(title);
  const choose = (itemId: string) => {
    const page = pages.find((one) => one.itemId === itemId) ?? parent;
    setBelow(page);
    setInMenus(page.route !== '/');
  };
  const others = (site?.languages ?? []).filter(({ name }) => name !== language);
  return (
    <FormDialog
      title={`New page below ${below.title}`}
      action="Create"
      onClose={onClose}
      onSubmit={() =>
        createPage({ parent: below, template, title: title.trim(), address, isInMenus, languages })
      }
    >
      <div class="form-row">
        <label for={`${id}-title`}>Title</label>
        <input
          id={`${id}-title`}
          value={title}
          required
          autocomplete="off"
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </div>
      <AddressField parent={below.route} value={address} onInput={setTyped} />
      <PagePicker label="Below" pages={pages} value={below.itemId} onChange={choose} />
      <div class="form-row">
        <label for={`${id}-template`}>Template</label>
        <select
          id={`${id}-template`}
          value={template}
          onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
        >
          {templates.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <Tick label="Show it in menus" isOn={isInMenus} onChange={setInMenus} />
      {others.map(({ name }) => (
        <Tick
          key={name}
          label={`Also create it in ${toLanguageName(name)}`}
          isOn={languages.includes(name)}
          onChange={(isOn) => setLanguages(toggle(languages, name, isOn))}
        />
      ))}
      <p class="quiet">It is a draft. Visitors see it after you publish it.</p>
    </FormDialog>
  );
}
