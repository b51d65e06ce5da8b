/** @jsxImportSource preact */
import './crop-box.css';
import { useRef } from 'preact/hooks';
import { ARROW_STEPS } from './arrow-steps.ts';
import { type Area, CORNERS, type Corner, type CropRules, moveArea, moveCorner } from './crop-area.ts';

type CropBoxProps = { src: string; area: Area; rules: CropRules; onChange: (area: Area) => void };

type Drag = { area: Area; x: number; y: number };

/** Chooses a part of a picture: it is dragged as a whole or by its corners, or moved by the arrow keys. */
export function CropBox({ src, area, rules, onChange }: CropBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const { size } = rules;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const change = (from: Area, corner: Corner | null, x: number, y: number) =>
    onChange(corner ? moveCorner(from, corner, x, y, rules) : moveArea(from, x, y, rules));
  const toHandle = (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation();
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { area, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { current } = drag;
      if (!current || !box.current) return;
      const scale = size.width / box.current.getBoundingClientRect().width;
      change(current.area, corner, (clientX - current.x) * scale, (clientY - current.y) * scale);
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = ARROW_STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const length = event.shiftKey ? 1 : Math.max(1, Math.round(size.width / 100));
      change(area, corner, step[0] * length, step[1] * length);
    },
  });
  const place = {
    left: percent(area.left, size.width),
    top: percent(area.top, size.height),
    width: percent(area.width, size.width),
    height: percent(area.height, size.height),
  };
  return (
    <div class="crop-box" ref={box} style={{ '--ratio': String(size.width / size.height) }}>
      <img src={src} alt="" draggable={false} />
      <div class="crop-area" style={place}>
        <button
          type="button"
          class="crop-whole"
          aria-label="Crop area. The arrow keys move it, with Shift in small steps."
          {...toHandle(null)}
        />
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            class={`crop-corner ${corner}`}
            aria-label={`Corner at the ${corner}. The arrow keys move it.`}
            {...toHandle(corner)}
          />
        ))}
      </div>
    </div>
  );
}
