/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { LabelledSelect } from '../../controls/LabelledSelect.tsx';
import { WordField } from '../../controls/WordField.tsx';
import { toPlaceName } from '../../state/place/place-names.ts';
import { createDesign, createShared, deleteShared, renameShared } from './save-shared.ts';
import { countPages, type Named, type SharedParts } from './shared-parts.ts';

type NewProps = { parts: SharedParts; onClose: () => void };

export function NewShared({ parts, onClose }: NewProps) {
  const [name, setName] = useState('');
  const [template, setTemplate] = useState(parts.templates[0] ?? '');
  return (
    <FormDialog
      title="New shared content"
      action="Create"
      onSubmit={() => createShared(name, template)}
      onClose={onClose}
    >
      <WordField label="Name" value={name} onInput={setName} />
      <LabelledSelect
        label="Kind"
        value={template}
        choices={parts.templates.map((value) => ({ value, text: value }))}
        onChange={setTemplate}
      />
      <p class="quiet">It has no draft. Visitors see it when a public page shows it.</p>
    </FormDialog>
  );
}

export function NewDesign({ parts, onClose }: NewProps) {
  const [name, setName] = useState('');
  const [pageDesign, setPageDesign] = useState(parts.pageDesigns[0]?.name ?? '');
  const [placeholder, setPlaceholder] = useState(parts.places[0] ?? '');
  const pages = parts.pageDesigns.find((one) => one.name === pageDesign)?.pageCount ?? 0;
  return (
    <FormDialog
      title="New partial design"
      action="Create"
      isBlocked={pageDesign === ''}
      onSubmit={() => createDesign(name, pageDesign, placeholder)}
      onClose={onClose}
    >
      <WordField label="Name" value={name} onInput={setName} />
      <LabelledSelect
        label="Page design that shows it"
        value={pageDesign}
        choices={parts.pageDesigns.map((one) => ({ value: one.name, text: one.name }))}
        onChange={setPageDesign}
      />
      <LabelledSelect
        label="Place"
        value={placeholder}
        choices={parts.places.map((value) => ({ value, text: toPlaceName(value) }))}
        onChange={setPlaceholder}
      />
      <p class="quiet">
        It is shared and has no draft: what you add to it is public immediately, {countPages(pages)}.
      </p>
    </FormDialog>
  );
}

type NamedProps = { one: Named; onClose: () => void };

export function RenameShared({ one, onClose }: NamedProps) {
  const [name, setName] = useState(one.name);
  return (
    <FormDialog
      title={`Rename ${one.name}`}
      action="Rename"
      isBlocked={name === one.name}
      onSubmit={() => renameShared(one, name)}
      onClose={onClose}
    >
      <WordField label="Name" value={name} onInput={setName} />
      <p class="quiet">Pages that show it keep showing it. It is {countPages(one.pages.length)}.</p>
    </FormDialog>
  );
}

export const DeleteShared = ({ one, onClose }: NamedProps) => (
  <FormDialog
    title={`Delete ${one.name}?`}
    action="Delete"
    isDanger
    isBlocked={one.pages.length > 0}
    onSubmit={() => deleteShared(one)}
    onClose={onClose}
  >
    {one.pages.length === 0 ? (
      <p>No page shows it. It is deleted in all languages immediately. You can undo this.</p>
    ) : (
      <>
        <p>These pages show it. Choose other content there first.</p>
        <ul>
          {one.pages.map(({ itemId, title, path }) => (
            <li key={itemId}>
              {title} <span class="quiet">{path}</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </FormDialog>
);
