/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { here } from '../../../state/content/content.ts';
import type { Attributes } from '../field.ts';
import { FilePicker } from './FilePicker.tsx';
import { type LinkValue, type Target, withTarget, withTitle } from './link-value.ts';
import { TargetBox } from './TargetBox.tsx';

type LinkFieldsProps = {
  id: string;
  attributes?: Attributes | undefined;
  value: LinkValue;
  onChange: (value: LinkValue) => void;
};

const findTitle = (to?: string) => here.value.pages.find(({ route }) => route === to)?.title;

/** Where a link leads, its text, and whether it opens another window. */
export function LinkFields({ id, attributes, value, onChange }: LinkFieldsProps) {
  const textId = useId();
  const [isPicking, setPicking] = useState(false);
  const setTarget = (target: Target) => onChange(withTitle(withTarget(value, target), value, findTitle));
  const set = (name: 'text' | 'target', given: string) => {
    const { [name]: _, ...rest } = value;
    onChange(given === '' && name === 'target' ? rest : { ...rest, [name]: given });
  };
  return (
    <div class="link-fields">
      <TargetBox
        id={id}
        attributes={attributes}
        value={value}
        onChange={setTarget}
        onBrowse={() => setPicking(true)}
      />
      <label for={textId}>Link text</label>
      <input
        id={textId}
        value={value.text ?? ''}
        onInput={({ currentTarget }) => set('text', currentTarget.value)}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={value.target === '_blank'}
          onChange={({ currentTarget }) => set('target', currentTarget.checked ? '_blank' : '')}
        />
        Open in a new window
      </label>
      {isPicking && <FilePicker value={value} onChange={setTarget} onClose={() => setPicking(false)} />}
    </div>
  );
}
