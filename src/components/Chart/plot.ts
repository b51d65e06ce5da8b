import { toFormatLocale } from '@/rendering/context/format-locale';
import { usePageData } from '@/rendering/context/page-data';
import type { ChartData } from './parse-data';
import { createScale } from './scale';

export type PlotProps = { data: ChartData };

export const listValues = ({ rows }: ChartData): number[] =>
  rows.flatMap(({ values }) => values.filter((value) => value !== null));

export const createChartScale = (data: ChartData) => createScale(listValues(data));

/** Returns a function that writes numbers in the format of the page's language. */
export function useNumberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const { language } = usePageData();
  const format = new Intl.NumberFormat(toFormatLocale(language), { maximumFractionDigits: 9, ...options });
  return (value) => format.format(value);
}
