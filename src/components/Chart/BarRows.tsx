import { createChartScale, type PlotProps, useNumberFormat } from './plot';
import { round } from './scale';

/** Shows each row as a group of bars with their numbers. */
export function BarRows({ data }: PlotProps) {
  const { toPercent } = createChartScale(data);
  const format = useNumberFormat();
  const zero = toPercent(0);
  return (
    <div className="chart-bars">
      {data.rows.map(({ label, values }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows can have the same label
        <div key={row} className="chart-row">
          <span>{label}</span>
          <div>
            {values.map(
              (value, index) =>
                value !== null && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a series has no other name
                  <div key={index} className="chart-bar">
                    <svg className="chart-shapes" width="100%" height="100%" aria-hidden="true">
                      <rect
                        className={`chart-series-${index + 1}`}
                        x={`${Math.min(zero, toPercent(value))}%`}
                        width={`${round(Math.abs(toPercent(value) - zero))}%`}
                        height="100%"
                      />
                    </svg>
                    <span>{format(value)}</span>
                  </div>
                ),
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
