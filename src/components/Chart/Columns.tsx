import { Fragment } from 'react';
import { Axes } from './Axes';
import { createChartScale, listValues, type PlotProps, useNumberFormat } from './plot';
import { round } from './scale';

/** The share of a row's width that its columns fill. */
const FILL = 0.68;

/** So many columns have room for their numbers on a phone. */
const MOST_NUMBERS = 6;

/** Shows each row as a group of columns. The highest and the lowest stand out, and only these have numbers if there are many columns. */
export function Columns({ data }: PlotProps) {
  const scale = createChartScale(data);
  const width = 100 / data.rows.length;
  const column = (width * FILL) / data.series.length;
  const zero = scale.toPercent(0);
  const format = useNumberFormat();
  const all = listValues(data);
  const isShort = all.length <= MOST_NUMBERS;
  const isOne = data.series.length === 1 && all.length > 2;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const toMark = (value: number): string => {
    if (!isOne || least === most) return '';
    return value === most ? ' chart-most' : value === least ? ' chart-least' : '';
  };
  return (
    <Axes data={data} scale={scale}>
      {data.rows.flatMap(({ values }, row) =>
        values.map((value, index) => {
          if (value === null) return null;
          const end = scale.toPercent(value);
          const start = row * width + (width * (1 - FILL)) / 2 + index * column;
          const mark = toMark(value);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no other name
            <Fragment key={`${row}-${index}`}>
              <rect
                className={`chart-series-${index + 1}${mark}`}
                x={`${round(start)}%`}
                y={`${round(100 - Math.max(zero, end))}%`}
                width={`${round(column)}%`}
                height={`${round(Math.abs(end - zero))}%`}
              />
              {(isShort || mark) && (
                <text
                  className="chart-number"
                  x={`${round(start + column / 2)}%`}
                  y={`${round(100 - Math.max(zero, end))}%`}
                  dy="-0.4em"
                >
                  {format(value)}
                </text>
              )}
            </Fragment>
          );
        }),
      )}
    </Axes>
  );
}
