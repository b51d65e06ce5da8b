/** @jsxImportSource preact */
import './buttons.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

type IconButtonProps = {
  icon: IconName;
  /** What the button does. It is shown as a tooltip. */
  label: string;
  /** The keys that do the same, for example `Control+Z`. */
  keys?: string;
  isPressed?: boolean;
  /** It does nothing then, but keeps the focus: what it has done can have been the last of it. */
  isDisabled?: boolean;
  onClick: () => void;
};

export const IconButton = ({ icon, label, keys, isPressed, isDisabled, onClick }: IconButtonProps) => (
  <button
    type="button"
    class="icon-button"
    aria-label={label}
    aria-pressed={isPressed}
    aria-keyshortcuts={keys}
    title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onClick}
  >
    <Icon name={icon} />
  </button>
);
