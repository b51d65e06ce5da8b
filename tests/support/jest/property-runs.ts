/** Returns how many cases a property test runs: a tenth of `all`, at least 100. `check:deep` runs all. */
export function propertyRuns(all: number): number {
  if (process.env.PROPERTY_RUNS === 'all') return all;
  return Math.min(all, Math.max(100, Math.round(all / 10)));
}
