/** @jsxImportSource preact */
import { type IconName, icons } from './icons.ts';

/** Decoration beside a text or in a button with a label. */
export const Icon = ({ name, size = 18 }: { name: IconName; size?: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <path d={icons[name]} />
  </svg>
);
