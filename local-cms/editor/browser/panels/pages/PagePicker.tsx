/** @jsxImportSource preact */
import { useId } from 'preact/hooks';
import type { Page } from '../../platform/client.ts';

type PagePickerProps = {
  label: string;
  pages: readonly Page[];
  value: string;
  /** The text of a first choice without a page. */
  none?: string;
  onChange: (itemId: string) => void;
};

const INDENT = '\u2003';

/** Chooses a page from the tree. */
export function PagePicker({ label, pages, value, none, onChange }: PagePickerProps) {
  const id = useId();
  return (
    <div class="form-row">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {pages.map(({ itemId, title, route }) => (
          <option key={itemId} value={itemId}>
            {INDENT.repeat(route === '/' ? 0 : route.split('/').length - 1)}
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
