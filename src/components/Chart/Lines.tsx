import { Axes } from './Axes';
import { createChartScale, type PlotProps } from './plot';
import { round } from './scale';

/** With more rows, the points would touch. */
const MOST_POINTS = 40;

/** Shows each series as a line, which is interrupted where it has no value. */
export function Lines({ data }: PlotProps) {
  const { rows, series } = data;
  const scale = createChartScale(data);
  const toX = (row: number) => round(((row + 0.5) / rows.length) * 100);
  const toY = (value: number) => round(100 - scale.toPercent(value));
  const toPath = (index: number) =>
    rows
      .map(({ values }, row) => {
        const value = values[index] ?? null;
        const isStart = (rows[row - 1]?.values[index] ?? null) === null;
        return value === null ? '' : `${isStart ? 'M' : 'L'}${toX(row)} ${toY(value)}`;
      })
      .join('');
  return (
    <Axes data={data} scale={scale}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        {series.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two series can have the same name
          <path key={index} className={`chart-line-${index + 1}`} d={toPath(index)} />
        ))}
      </svg>
      {rows.length <= MOST_POINTS &&
        rows.flatMap(({ values }, row) =>
          values.map(
            (value, index) =>
              value !== null && (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no other name
                  key={`${row}-${index}`}
                  className={`chart-series-${index + 1}`}
                  cx={`${toX(row)}%`}
                  cy={`${toY(value)}%`}
                  r="4"
                />
              ),
          ),
        )}
    </Axes>
  );
}
