import { Axes } from './Axes';
import { createChartScale, type PlotProps } from './plot';
import { round } from './scale';

/** The share of a row's width that its columns fill. */
const FILL = 0.68;

/** Shows each row as a group of columns. */
export function Columns({ data }: PlotProps) {
  const scale = createChartScale(data);
  const width = 100 / data.rows.length;
  const column = (width * FILL) / data.series.length;
  const zero = scale.toPercent(0);
  return (
    <Axes data={data} scale={scale}>
      {data.rows.flatMap(({ values }, row) =>
        values.map((value, index) => {
          if (value === null) return null;
          const end = scale.toPercent(value);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no other name
              key={`${row}-${index}`}
              className={`chart-series-${index + 1}`}
              x={`${round(row * width + (width * (1 - FILL)) / 2 + index * column)}%`}
              y={`${round(100 - Math.max(zero, end))}%`}
              width={`${round(column)}%`}
              height={`${round(Math.abs(end - zero))}%`}
            />
          );
        }),
      )}
    </Axes>
  );
}
