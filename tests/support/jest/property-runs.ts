/** How many cases a property test tries: a tenth of `all`, but at least 100. `npm run check:deep` tries all. */
export function propertyRuns(all: number): number {
  if (process.env.PROPERTY_RUNS === 'all') return all;
  return Math.min(all, Math.max(100, Math.round(all / 10)));
}
