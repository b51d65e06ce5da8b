/** @jsxImportSource preact */
import './add.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SearchBox } from '../../controls/SearchBox.tsx';
import type { Component } from '../../platform/library.ts';
import { openPage } from '../../state/page/open-page.ts';
import type { Slot } from '../../state/page/slots.ts';
import {
  findAddSlot,
  findKey,
  isAllowed,
  library,
  loadLibrary,
  toSlotName,
} from '../../state/page/structure.ts';
import { addComponent, runCommand } from '../../state/page/structure-changes.ts';
import { endDrag, startDrag } from '../../views/page/structure/drag.ts';
import { ComponentCard } from './ComponentCard.tsx';
import { groupComponents } from './group-components.ts';

/** Says in words where the next component will be. */
function toPlaceText(slot: Slot): string {
  const { renderings } = openPage.value.description;
  const above = slot.index > 0 && renderings.find(({ uid }) => findKey(uid) === slot.previous);
  const place = above ? `below “${above.label}”` : `at the start of ${toSlotName(slot)}`;
  const count = slot.owner.pages.length;
  return count > 0 ? `${place}, on all ${count} pages that share it` : place;
}

const matches = ({ name, label }: Component, search: string): boolean =>
  `${name} ${label}`.toLowerCase().includes(search.trim().toLowerCase());

const Cards = ({ components, slot }: { components: readonly Component[]; slot: Slot | undefined }) => (
  <ul>
    {components.map((component) => (
      <li key={component.name}>
        <ComponentCard
          component={component}
          isDisabled={!slot}
          onChoose={() => slot && runCommand(() => addComponent(component, slot))}
          onDragStart={(event) => startDrag(event, { kind: 'add', component })}
          onDragEnd={endDrag}
        />
      </li>
    ))}
  </ul>
);

/** The components that can be added at a place of the page. */
export function AddPanel() {
  const [search, setSearch] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(loadLibrary);
  useEffect(() => panel.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  const slot = findAddSlot();
  const found = (library.value?.components ?? []).filter((one) => matches(one, search));
  const shown = found.filter((one) => !slot || isAllowed(slot, one.name));
  return (
    <div class="add" ref={panel}>
      <div class="add-search">
        <SearchBox label="Search components" value={search} onInput={setSearch} />
      </div>
      <p class="quiet">
        {slot ? `Adds ${toPlaceText(slot)}. Or drag one onto the page.` : 'Choose a place on the page first.'}
      </p>
      {library.value?.problem && <p class="add-problem">{library.value.problem}</p>}
      {search.trim() ? (
        <Cards components={shown} slot={slot} />
      ) : (
        groupComponents(shown).map(({ title, components }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <Cards components={components} slot={slot} />
          </section>
        ))
      )}
      {library.value && shown.length === 0 && (
        <p class="quiet">
          {found.length > 0
            ? 'This component is not allowed here. Choose another place on the page.'
            : 'No components found.'}
        </p>
      )}
      {!library.value && <p class="quiet">Loading …</p>}
    </div>
  );
}
