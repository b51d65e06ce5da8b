/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Rendering } from '../../platform/description.ts';
import { openPage } from '../../state/page/open-page.ts';
import { library } from '../../state/page/structure.ts';
import { changeContent, runCommand } from '../../state/page/structure-changes.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { SharedSign } from './SharedSign.tsx';

type SharedItemsProps = { one: Rendering; current: string };

/** The shared items that a component of this kind can show. */
function SharedItems({ one, current }: SharedItemsProps) {
  const items = (library.value?.shared ?? []).filter(({ template }) => template === one.component);
  if (items.length === 0) return null;
  const use = (name: string) => {
    if (name && name !== current)
      runCommand(() =>
        changeContent(one, { use: name }, `The component now shows the shared content ${name}.`),
      );
  };
  return (
    <select
      aria-label="Shared content"
      value={current}
      onChange={({ currentTarget }) => use(currentTarget.value)}
    >
      {!current && <option value="">Choose shared content …</option>}
      {items.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Where a component has its content: on this page, or in an item that several pages show. */
export function ContentChoice({ one }: { one: Rendering }) {
  const [isNaming, setNaming] = useState(false);
  const { datasource } = one;
  const name = datasource.kind === 'shared' ? datasource.name : '';
  const shared = openPage.value.description.shared.find((item) => item.name === name);
  const isTemplate = (library.value?.shared ?? []).some(({ template }) => template === one.component);
  if (datasource.kind === 'none' && !isTemplate) return null;
  return (
    <section class="choice" aria-label="Content">
      <h3>Content</h3>
      <p class="quiet">{name ? `Shared content: ${name}` : 'Only on this page'}</p>
      {shared && <SharedSign name={name} pages={shared.pages} />}
      <SharedItems one={one} current={name} />
      {datasource.kind === 'own' && (
        <button type="button" class="button" onClick={() => setNaming(true)}>
          Share it with other pages
        </button>
      )}
      {name && (
        <button
          type="button"
          class="button"
          onClick={() =>
            runCommand(() => changeContent(one, { detach: true }, 'The component now has its own content.'))
          }
        >
          Create a copy for this page
        </button>
      )}
      {isNaming && <ShareDialog one={one} onClose={() => setNaming(false)} />}
    </section>
  );
}
