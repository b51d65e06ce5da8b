/** @jsxImportSource preact */
import './focus-point.css';
import { ARROW_STEPS } from './arrow-steps.ts';

type FocusPointProps = {
  src: string;
  /** Such as `30% 60%`, from the left and from the top; empty for the middle. */
  value: string;
  onChange: (value: string) => void;
};

const toPercent = (part: number): number => Math.round(Math.min(100, Math.max(0, part)));

/** Sets the point of a picture that stays visible when it is cropped: by a click, or by the arrow keys. */
export function FocusPoint({ src, value, onChange }: FocusPointProps) {
  const [x = 50, y = 50] = (value.match(/\d+/g) ?? []).map(Number);
  const set = (left: number, top: number) => onChange(`${toPercent(left)}% ${toPercent(top)}%`);
  return (
    <button
      type="button"
      class="focus-point"
      aria-label={`Focal point: ${x}% from the left, ${y}% from the top. The arrow keys move it.`}
      onClick={(event) => {
        // A click by the keyboard has no place.
        if (event.detail === 0) return;
        const box = event.currentTarget.getBoundingClientRect();
        set(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
      }}
      onKeyDown={(event) => {
        const step = ARROW_STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        const size = event.shiftKey ? 1 : 5;
        set(x + step[0] * size, y + step[1] * size);
      }}
    >
      <img src={src} alt="" draggable={false} />
      <span class="focus-mark" style={{ left: `${x}%`, top: `${y}%` }} />
    </button>
  );
}
