/**
 * Returns the number of cases for a property test. `npm run check:deep` runs all, other runs a tenth, at
 * least 100.
 */
export function propertyRuns(all: number): number {
  if (process.env.PROPERTY_RUNS === 'all') return all;
  return Math.min(all, Math.max(100, Math.round(all / 10)));
}
