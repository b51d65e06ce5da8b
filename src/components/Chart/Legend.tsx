/** Names the series of a chart. A single one needs no legend: the title names it. */
export function Legend({ series }: { series: readonly string[] }) {
  if (series.length < 2) return null;
  return series.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two series can have the same name
    <span key={index} className="chart-key">
      <svg width="20" height="12" aria-hidden="true">
        <rect className={`chart-series-${index + 1}`} x="1" y="1" width="18" height="10" />
      </svg>
      {name}
    </span>
  ));
}
