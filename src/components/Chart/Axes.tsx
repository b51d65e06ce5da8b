import type { ReactNode } from 'react';
import { type PlotProps, useNumberFormat } from './plot';
import type { Scale } from './scale';

/** So many labels have room on a wide screen, and half as many on a phone. */
const MOST_LABELS = 12;

/** Draws lines with numbers behind the shapes of a chart, and labels below them. */
export function Axes({ data: { rows }, scale, children }: PlotProps & { scale: Scale; children: ReactNode }) {
  const { ticks, digits, toPercent } = scale;
  const format = useNumberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const texts = ticks.map(format);
  const style: Record<string, string> = { '--gutter': `${Math.max(...texts.map(({ length }) => length))}ch` };
  const step = Math.ceil(rows.length / MOST_LABELS);
  const shown = rows.filter((_, index) => index % step === 0);
  return (
    <div className="chart-axes" style={style}>
      <div className="chart-area">
        {texts.map((text, index) => (
          <span
            key={text}
            className="chart-tick"
            style={{ insetBlockEnd: `${toPercent(ticks[index] ?? 0)}%` }}
          >
            {text}
          </span>
        ))}
        <svg className="chart-shapes" width="100%" height="100%" aria-hidden="true">
          {children}
        </svg>
      </div>
      <div className="chart-labels">
        {shown.map(({ label }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows can have the same label
            key={index}
            className={shown.length > MOST_LABELS / 2 && index % 2 === 1 ? 'chart-minor' : undefined}
            style={{ flexGrow: Math.min(step, rows.length - index * step) }}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
