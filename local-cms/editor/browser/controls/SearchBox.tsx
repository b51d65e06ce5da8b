/** @jsxImportSource preact */
import './search-box.css';
import { Icon } from './Icon.tsx';

type SearchBoxProps = { label: string; value: string; onInput: (value: string) => void };

export const SearchBox = ({ label, value, onInput }: SearchBoxProps) => (
  <label class="search-box">
    <Icon name="search" size={16} />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  </label>
);
