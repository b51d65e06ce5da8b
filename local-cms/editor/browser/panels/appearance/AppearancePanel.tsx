/** @jsxImportSource preact */
import './appearance.css';
import { useEffect } from 'preact/hooks';
import { LabelledSelect } from '../../controls/LabelledSelect.tsx';
import type { Rendering } from '../../platform/description.ts';
import type { Library } from '../../platform/library.ts';
import { mayChange } from '../../state/content/content.ts';
import {
  findComponent,
  findOwner,
  library,
  loadLibrary,
  selectedRendering,
} from '../../state/page/structure.ts';
import { runCommand, updateLook } from '../../state/page/structure-changes.ts';
import { place } from '../../state/place/place.ts';
import { ContentChoice } from './ContentChoice.tsx';
import { SharedSign } from './SharedSign.tsx';
import { StyleChoice } from './StyleChoice.tsx';

type Option = Library['grids'][number];

const toChoices = (options: readonly Option[]) => options.map(({ value, label }) => ({ value, text: label }));

function Appearance({ one, grids }: { one: Rendering; grids: readonly Option[] }) {
  const component = findComponent(one.component);
  const owner = findOwner(one);
  const variants = component?.variants ?? [];
  const { isVariant } = one;
  const { audience } = place.value;
  const look = (values: Readonly<Record<string, unknown>>, done: string) =>
    runCommand(() => updateLook(one, values, done));
  const setVariant = (value: string) =>
    look(
      { variant: value === 'Default' && !isVariant ? null : value },
      `The variant was changed to ${value}.`,
    );
  const setGrid = (value: string) =>
    look({ grid: value === 'col-12' && !isVariant ? null : value }, 'The width was changed.');
  const setStyles = (styles: readonly string[]) =>
    look(
      { styles: styles.length > 0 || isVariant ? styles : null },
      `The styles were changed to ${styles.join(', ') || 'none'}.`,
    );
  return (
    <div class="appearance">
      <h2>{one.label}</h2>
      {owner && owner.pages.length > 0 && <SharedSign name={owner.name} pages={owner.pages} />}
      {audience && (
        <p class="quiet">
          {isVariant
            ? `This appearance is only for the audience ${audience}. Parts inside that everybody sees change for everybody.`
            : `Changes here are for everybody, not only for the audience ${audience}.`}
        </p>
      )}
      {variants.length > 1 && (
        <LabelledSelect
          label="Variant"
          value={one.variant}
          choices={toChoices(variants)}
          onChange={setVariant}
        />
      )}
      <LabelledSelect
        label="Width"
        value={one.grid || 'col-12'}
        choices={toChoices(grids)}
        onChange={setGrid}
      />
      <StyleChoice key={one.uid} chosen={one.styles} known={component?.styles ?? []} onChange={setStyles} />
      {isVariant ? (
        <p class="quiet">To choose shared content, switch the audience to Everybody.</p>
      ) : (
        <ContentChoice one={one} />
      )}
    </div>
  );
}

/** How the selected part looks, and where its content comes from. */
export function AppearancePanel() {
  useEffect(loadLibrary);
  const one = selectedRendering.value;
  if (one && !mayChange.value)
    return <p class="appearance quiet">This version of the page cannot be changed.</p>;
  if (!one) return <p class="appearance quiet">Select a part of the page to choose how it looks.</p>;
  return <Appearance one={one} grids={library.value?.grids ?? []} />;
}
