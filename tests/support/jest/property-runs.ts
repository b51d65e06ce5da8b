/**
 * Returns the number of cases for a property test. `npm run check:deep` runs all, other runs a tenth, but
 * not less than `least`.
 */
export function propertyRuns(all: number, least = 100): number {
  if (process.env.PROPERTY_RUNS === 'all') return all;
  return Math.min(all, Math.max(least, Math.round(all / 10)));
}
