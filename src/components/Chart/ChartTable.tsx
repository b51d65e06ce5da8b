import { usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import type { ChartData } from './parse-data';
import { useNumberFormat } from './plot';

/** Shows the numbers of a chart as a table, which opens without JavaScript. */
export function ChartTable({ data: { heading, series, rows }, unit }: { data: ChartData; unit: string }) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  const format = useNumberFormat();
  return (
    <details className="chart-data">
      <summary lang={phraseLanguage('chart-data')}>{phrase('chart-data')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two series can have the same name
              <th key={index} scope="col">
                {name} {unit && `(${unit})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows can have the same label
            <tr key={row}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name
                <td key={index}>{value === null ? '–' : format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
