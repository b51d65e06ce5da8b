import { EmptyNotice } from '@/rendering/component/EmptyNotice';
import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { type TitledFields, TitledSection } from '@/rendering/component/TitledSection';
import type { RenderingProps, TextField } from '@/rendering/component/types';
import { toText } from '@/rendering/fields/field-values';
import { Frame, Text } from '@/rendering/fields/fields';
import { BarRows } from './BarRows';
import { ChartTable } from './ChartTable';
import { Columns } from './Columns';
import { Legend } from './Legend';
import { Lines } from './Lines';
import { parseData } from './parse-data';
import type { PlotProps } from './plot';

type ChartFields = TitledFields & { Data: TextField; Unit: TextField; Source: TextField };
type ChartProps = RenderingProps<ChartFields>;

const createChart = (Plot: (props: PlotProps) => React.ReactNode) =>
  withDatasourceCheck(function Chart({ fields, params, rendering }: ChartProps) {
    const data = parseData(toText(fields.Data));
    const unit = toText(fields.Unit);
    return (
      <TitledSection name="chart" params={params} fields={fields} isSplit>
        <Frame field={fields.Data}>
          {data.rows.length === 0 ? (
            <EmptyNotice params={{}} rendering={rendering} />
          ) : (
            <figure className="section-list chart-figure">
              <div className="chart-keys">
                <Text field={fields.Unit} />
                <Legend series={data.series} />
              </div>
              <div role="img" aria-label={toLabel(toText(fields.Title), unit, data.series)}>
                <Plot data={data} />
              </div>
              <ChartTable data={data} unit={unit} />
              <Text tag="figcaption" className="chart-source" field={fields.Source} />
            </figure>
          )}
        </Frame>
      </TitledSection>
    );
  });

/** A chart has a name even if it has no title. */
function toLabel(title: string, unit: string, series: readonly string[]): string {
  return `${title || series.join(', ')}${unit && ` (${unit})`}`;
}

export const Default = createChart(Columns);
export const Bars = createChart(BarRows);
export const Line = createChart(Lines);
